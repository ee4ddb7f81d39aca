/** 'table, td and td width'; only the first few of many. */
export function lostInWords(parts: readonly string[]): string {
  const shown = parts.slice(0, 3);
  return parts.length > shown.length ? `${shown.join(', ')} and more` : shown.join(' and ');
}
