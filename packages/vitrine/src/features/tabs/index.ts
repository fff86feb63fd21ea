export { Tabs, type TabsItem, type TabsProps, type TabsRef } from './tabs.view'
export { mountTabs, type TabsEvents, type TabsMethods } from './tabs.behaviour'
export { tabsFields, type TabsOptions } from './tabs.options'
