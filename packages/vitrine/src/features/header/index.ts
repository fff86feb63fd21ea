export { Header, type HeaderProps } from './header.view'
export { headerFields, type HeaderOptions } from './header.options'
