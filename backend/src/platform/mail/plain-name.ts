/**
 * Letters of any script and the punctuation of names, as in 'Anna & Tom', 'Lee, Ana' or 'Elizabeth (Liz) Poe'. A period
 * is allowed only as in 'J. Hart' or 'Jr.', so that a domain name is not a name.
 */
const BETWEEN = String.raw`['’ʻ\u200C\u200D-]|\.(?= |,|$)|,? \(?|\)(?=,? |$)|,? ?& ?`;
const PLAIN = new RegExp(String.raw`^\p{L}(?:\p{L}|\p{M}|${BETWEEN}){0,59}$`, 'u');

/**
 * A visitor's name for an email to an unconfirmed address. A website address or a message in its place becomes 'guest',
 * so that strangers cannot use our emails for spam.
 */
export function plainName(typed: string): string {
  const name = typed.normalize('NFC').trim();
  return PLAIN.test(name) ? name : 'guest';
}
