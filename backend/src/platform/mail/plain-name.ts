/** Letters of any script, with what stands in names between them; a full stop only as in 'J. Hart'. */
const PLAIN = /^[\p{L}\p{M}](?:[\p{L}\p{M}'’-]|\.(?= |$)| (?! )){0,59}$/u;

/**
 * A name that somebody typed, as it may stand in a mail to an address that nobody has confirmed: an address of a website or
 * a message in its place becomes 'guest'.
 */
export const plainName = (typed: string): string => (PLAIN.test(typed) ? typed : 'guest');
