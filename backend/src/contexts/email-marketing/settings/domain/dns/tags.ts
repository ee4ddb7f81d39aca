/** Parses `v=DMARC1; p=none` into tags by name, in order. */
export function tagsOf(record: string): Map<string, string> {
  const parts = record
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean);
  return new Map(
    parts.map((part) => {
      const [name = '', ...value] = part.split('=');
      return [name.trim().toLowerCase(), value.join('=').trim()];
    }),
  );
}
