/** ms: the first pass comes this long after the page has loaded. */
export const FIRST_PASS = 300

/** ms: a page that has not loaded by then shows what it has. The sheet for the head has the same number. */
export const LATEST_PASS = 3000
