/** `v=DMARC1; p=none` by name, in its order. */
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
