interface TextsFile<T> {
  /** The file's name without its ending: a language code. */
  readonly id: string
  readonly data: T
}

/** The texts in a language: de-AT takes de-AT.yaml, else de.yaml. */
export function chooseTexts<T>(files: readonly TextsFile<T>[], language: string): T {
  const [general = language] = language.split('-')
  const found = files.find(({ id }) => id === language) ?? files.find(({ id }) => id === general)
  if (found) return found.data
  const known = [...new Set(files.map(({ id }) => `${id}.yaml`))].join(', ')
  throw new Error(
    `content/texts has no file for the language "${language}": there is ${known}. Copy the builder's texts/en.yaml to content/texts/${general}.yaml and translate it.`,
  )
}
