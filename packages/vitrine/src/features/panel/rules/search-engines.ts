/** Search engines, by the name right before the end of their host: `www.google.co.uk`, but neither `notgoogle.example` nor `google.elsewhere.example`. */
const SEARCH =
  /(^|\.)(google|bing|yahoo|duckduckgo|yandex|baidu|msn|teoma|slurp|ecosia|startpage|qwant|kagi|perplexity|search\.brave)\.((co|com|org|net|ne)\.)?[a-z]{2,}$|^com\.google\.android\.googlequicksearchbox$/

/** Whether this is the address of a search engine's page. */
export const isSearchEngine = (address: string): boolean => SEARCH.test(new URL(address).hostname)
