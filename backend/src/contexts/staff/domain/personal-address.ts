const LONGEST = 60;

/** The part before the @ of a new address: the first word of the name in lower-case ASCII letters and digits. */
export function localPartOf(name: string): string {
  const [first = ''] = name.trim().split(/\s+/);
  const plain = first
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');
  return plain.slice(0, LONGEST) || 'user';
}

/** `ana@…`, then `ana2@…`, `ana3@…` */
export function* addressesFor(name: string, domain: string): Generator<string, never> {
  const local = localPartOf(name);
  yield `${local}@${domain}`;
  for (let number = 2; ; number += 1) yield `${local}${String(number)}@${domain}`;
}
