import * as consent from '../../packages/vitrine/src/page/ui/consent'
import * as hash from '../../packages/vitrine/src/page/services/hash'
import * as media from '../../packages/vitrine/src/page/ui/media'
import * as overlays from '../../packages/vitrine/src/page/ui/overlays'
import * as scroll from '../../packages/vitrine/src/page/services/scroll'
import * as storage from '../../packages/vitrine/src/page/services/storage'

/** The page services as features see them, put on a page for tests. */
export const services = { consent, hash, media, overlays, scroll, storage }
