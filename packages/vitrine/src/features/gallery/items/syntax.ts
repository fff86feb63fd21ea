import { markupOf, plainOf } from './caption-text'
import type { Syntax } from './item'
import { parseLiteral } from './literal'

/** What only some pages write: tags in a caption or a title, and options, as JSON or as older pages have them. */
export const fullSyntax: Syntax = { parseOptions: parseLiteral, plainOf, markupOf }
