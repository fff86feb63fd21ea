export { ConsentList, type ConsentChoice, type ConsentProps } from './consent.view'
