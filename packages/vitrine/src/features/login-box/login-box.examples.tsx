import type { Example } from '../../react/example'
import { LoginBox } from './login-box.view'

export const examples: readonly Example[] = [
  {
    name: 'alone',
    title: 'A login box',
    note: 'It posts to the address of the settings. In a menu it opens in place of a sub-menu.',
    markup: () => <LoginBox id="example" address="/search/" forgottenAddress="/contact/" />,
  },
]
