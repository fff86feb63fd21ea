/** A language's name in itself, with a capital as in a list. */
export function nameOf(code: string, inLanguage = code): string {
  const name = new Intl.DisplayNames([inLanguage], { type: 'language' }).of(code) ?? code
  return inLanguage === code ? name.charAt(0).toLocaleUpperCase(code) + name.slice(1) : name
}
