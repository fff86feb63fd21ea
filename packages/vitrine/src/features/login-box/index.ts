export { LoginBox, type LoginBoxProps } from './login-box.view'
export { loginBoxFields, type LoginBoxOptions } from './login-box.options'
