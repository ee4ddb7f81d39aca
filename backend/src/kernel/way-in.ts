/** An address that was typed or kept, or an app that does not say where it leads from. */
export const DIRECT = 'direct';
/** Names that are none, and those beyond the ones that are told apart. */
export const OTHER_WAYS = 'other';

/** The way in of a visit by the name that its address gives it (`?via=card`), or by the website that led here. */
export function wayInOf(named: string | null | undefined): string {
  const name = (named ?? '').trim().toLowerCase();
  if (name === '') return DIRECT;
  return /^[a-z\d][a-z\d._-]{0,59}$/.test(name) ? name : OTHER_WAYS;
}
