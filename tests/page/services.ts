import * as consent from '../../packages/vitrine/src/page/consent'
import * as hash from '../../packages/vitrine/src/page/hash'
import * as media from '../../packages/vitrine/src/page/media'
import * as overlays from '../../packages/vitrine/src/page/overlays'
import * as scroll from '../../packages/vitrine/src/page/scroll'
import * as storage from '../../packages/vitrine/src/page/storage'

/** The page services as features see them, put on a page for tests. */
export const services = { consent, hash, media, overlays, scroll, storage }
