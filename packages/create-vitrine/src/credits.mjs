// Whom the sample pictures and typefaces are by. The page /credits/ shows it.
const PICTURES = {
  'brushes.jpg': ['Paintbrushes', 'Trevor “Freespace”', 'CC BY 4.0'],
  'peaks.jpg': ['A path to the peaks', 'Aitzol Berasategi', 'CC BY 4.0'],
  'meadow.jpg': ['Meadow and ridge', 'Aitzol Berasategi', 'CC BY 4.0'],
  'stream.jpg': ['A stream in the wood', 'Aitzol Berasategi', 'CC BY 4.0'],
  'sunset.jpg': ['Last light', 'Aitzol Berasategi', 'CC BY 4.0'],
  'dogs.jpg': ['Two dogs at a window', 'Aitzol Berasategi', 'CC BY 4.0'],
  'bridge.jpg': ['Cables of a bridge', 'Sander Klootwijk', 'CC BY-SA 4.0'],
  'dragonfly.jpg': ['A dragonfly on a twig', 'Bolly', 'CC BY-SA 4.0'],
  'drum.jpg': ['A drum at rest', 'Jakub Mede', 'CC BY 4.0'],
  'lamp.jpg': ['A bird among lamps', 'Peter Nerlich', 'CC BY-SA 4.0'],
  'clock.jpg': ['A clock from below', 'Peter Nerlich', 'CC BY-SA 4.0'],
  'dandelion.jpg': ['Dandelion clock', 'Clemens Engelhardt', 'CC0 1.0'],
  'nuthatch.jpg': ['A nuthatch', 'Lukas Baubkus', 'CC BY-SA 3.0'],
}

const TYPE = {
  'Bricolage Grotesque': 'https://github.com/ateliertriay/bricolage',
  Newsreader: 'https://github.com/productiontype/Newsreader',
  Figtree: 'https://github.com/erikdkennedy/figtree',
}

export function credits(pictures, fonts) {
  const rows = pictures.map((file) => {
    const [title, author, licence] = PICTURES[file]
    return `  - { src: ./pictures/${file}, title: ${title}, author: ${author}, licence: ${licence} }\n`
  })
  const families = [...new Set(fonts)].map(
    (name) => `  - { title: ${name}, author: The ${name} Project Authors, licence: SIL OFL 1.1, href: '${TYPE[name]}' }\n`,
  )
  return `# Whom the sample pictures and the typefaces are by. Take out what you no longer use.
source: The photographs come from Debian’s packages lomiri-wallpapers-16.04 and lomiri-wallpapers-20.04, resized.
pictures:
${rows.join('')}films: []
type:
${families.join('')}`
}
