/** The parts of a text such as "wine, terrace". */
export const splitCommas = (text = ''): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
