/** The colours of tokens.css for code that cannot read custom properties, such as the antd theme. */
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
} as const;
