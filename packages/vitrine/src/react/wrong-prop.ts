import { SettingError } from '../core/setting-error'
import type { WrongSetting } from '../page/services/wrong-setting'
import { tellOnce } from './tell-once'

/** Tells whoever wrote the component's props what is wrong in them. An application without mistakes never fetches it. */
export const tellWrongProp = (component: string, { setting, given, allowed }: WrongSetting): void =>
  tellOnce(component, `${new SettingError(setting, given, allowed).message} Its default is used.`)
