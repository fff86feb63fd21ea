import * as own from 'virtual:vitrine-site/components'
import ConsentList from './SiteConsentList.astro'
import Form from './Form.astro'
import Newsletter from './Newsletter.astro'
import Video from './media/Video.astro'
import Alert from './parts/Alert.astro'
import Gallery from './parts/Gallery.astro'
import Panel from './parts/Panel.astro'
import Picture from './parts/Picture.astro'
import Slider from './parts/Slider.astro'
import Tab from './parts/Tab.astro'
import Tabs from './parts/Tabs.astro'

/** What an MDX page may use without importing it: the parts that any text can have, and the owner's own components. */
export const mdxComponents = { Alert, ConsentList, Form, Gallery, Newsletter, Panel, Picture, Slider, Tab, Tabs, Video, ...own }
