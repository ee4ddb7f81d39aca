/**
 * The colors of both sites: Ant Design's theme is built from them, and a test compares them with tokens.css and dark.css. Names are the
 * custom properties in camel case.
 */
export const palette = {
  lead: '#15110f',
  ink: '#1b1713',
  ivory: '#fbf6ec',
  sand: '#efe3ce',
  deep: '#0f2a30',
  teal: '#0b5d6b',
  amber: '#e9a23b',
  ruby: '#9b2335',
  cobalt: '#23408e',
  moss: '#3e6b4f',
  soft: '#5a4d40',
  deepSoft: '#c9d3cf',
  hairline: '#d9c9ac',
  fieldEdge: '#8b7a66',
  ground: '#fbf6ec',
  surface: '#ffffff',
  quiet: '#fdfaf4',
  field: '#fffdf8',
  onAccent: '#ffffff',
  tealTint: '#e2efef',
  amberTint: '#fdf1d8',
  rubyTint: '#f9e4e4',
  cobaltTint: '#e3e8f6',
  mossTint: '#e3efe6',
} as const;

/** Colors that differ in the dark back office. There accents are light, and text on them is dark. */
export const darkPalette = {
  ink: '#f1e9da',
  sand: '#332b23',
  teal: '#74c3ce',
  ruby: '#f2a0a8',
  cobalt: '#a9bdf5',
  moss: '#9fd3ae',
  soft: '#c6b9a5',
  hairline: '#453b31',
  fieldEdge: '#8f8170',
  ground: '#161311',
  surface: '#211c18',
  quiet: '#2a241f',
  field: '#1a1613',
  onAccent: '#161311',
  tealTint: '#1d3a3f',
  amberTint: '#3a2c0e',
  rubyTint: '#45191f',
  cobaltTint: '#1e2a4c',
  mossTint: '#1c3325',
} as const;
