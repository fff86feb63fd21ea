// Stand-in for https://translate.google.com/translate_a/element.js?cb=NAME — same DOM/cookie contract, pseudo-translation, no network
;(() => {
  const cb = new URL(document.currentScript.src).searchParams.get('cb')
  const fillDelay = +(window.__gtFillDelay ?? 700)
  const NAMES = { en: 'English', es: 'Spanish', fr: 'French', de: 'German', ar: 'Arabic', 'zh-CN': 'Chinese (Simplified)' }
  const cookie = () => decodeURIComponent((document.cookie.match(/(?:^|; )googtrans=([^;]*)/) || [])[1] || '')
  const originals = new Map()
  const skip = (n) => n.closest('.notranslate,[translate=no],.skiptranslate,script,style,noscript,textarea,code')
  function apply(lang) {
    restore(false)
    const w = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (t) => (t.data.trim() && !skip(t.parentElement) ? 1 : 2))
    const all = []
    while (w.nextNode()) all.push(w.currentNode)
    for (const t of all) {
      const o = document.createElement('font'),
        i = document.createElement('font')
      o.style.verticalAlign = i.style.verticalAlign = 'inherit'
      i.textContent = `[${lang}] ${t.data}`
      o.append(i)
      t.replaceWith(o)
      originals.set(o, t)
    }
    document.documentElement.lang = lang
    document.documentElement.classList.add(lang === 'ar' ? 'translated-rtl' : 'translated-ltr')
    document.body.style.top = '40px'
  }
  function restore(clear = true) {
    for (const [o, t] of originals) if (o.isConnected) o.replaceWith(t)
    originals.clear()
    document.documentElement.classList.remove('translated-ltr', 'translated-rtl')
    document.documentElement.lang = google.translate.__page
    document.body.style.top = ''
    if (clear) document.cookie = 'googtrans=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/'
  }
  class TranslateElement {
    constructor(opts, id) {
      const page = opts.pageLanguage || 'en'
      google.translate.__page = page
      const host = typeof id === 'string' ? document.getElementById(id) : id
      const g = document.createElement('div')
      g.className = 'skiptranslate goog-te-gadget'
      const sel = document.createElement('select')
      sel.className = 'goog-te-combo'
      sel.setAttribute('aria-label', 'Language Translate Widget')
      g.append(sel)
      host.append(g)
      setTimeout(() => {
        sel.append(new Option('Select Language', ''))
        for (const l of (opts.includedLanguages || Object.keys(NAMES).join()).split(','))
          if (l !== page) sel.append(new Option(NAMES[l] || l, l))
        const [, , to] = cookie().split('/')
        if (to && to !== page) {
          sel.value = to
          apply(to)
        }
      }, fillDelay)
      sel.addEventListener('change', () => {
        if (!sel.value || sel.value === page) return restore()
        document.cookie = `googtrans=/${page}/${sel.value}; path=/`
        apply(sel.value)
      })
    }
  }
  TranslateElement.InlineLayout = { VERTICAL: 0, HORIZONTAL: 1, SIMPLE: 2 }
  window.google = { ...(window.google || {}), translate: { TranslateElement, __page: 'en' } }
  window[cb]?.()
})()
