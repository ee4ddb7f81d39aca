/**
 * Letters of any script, with what stands in names between them, as in 'Anna & Tom', 'Lee, Ana' or 'Elizabeth (Liz) Poe'; a full stop only
 * as in 'J. Hart' or 'Jr.', so that no address of a website is one.
 */
const BETWEEN = String.raw`['’ʻ\u200C\u200D-]|\.(?= |,|$)|,? \(?|\)(?=,? |$)|,? ?& ?`;
const PLAIN = new RegExp(String.raw`^\p{L}(?:\p{L}|\p{M}|${BETWEEN}){0,59}$`, 'u');

/**
 * A name that a visitor typed, as it may stand in an email to an address that is not confirmed: an address of a website or a message in its
 * place becomes 'guest'.
 */
export function plainName(typed: string): string {
  const name = typed.normalize('NFC').trim();
  return PLAIN.test(name) ? name : 'guest';
}
