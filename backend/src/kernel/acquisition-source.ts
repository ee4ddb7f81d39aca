/** A typed or bookmarked address, or an app that sends no referrer. */
export const DIRECT = 'direct';
/** Malformed names, and sources beyond the number that is counted separately. */
export const OTHER_SOURCES = 'other';

/** Acquisition source of a visit, from the name in its address (`?via=card`) or the referring website. */
export function acquisitionSourceOf(named: string | null | undefined): string {
  const name = (named ?? '').trim().toLowerCase();
  if (name === '') return DIRECT;
  return /^[a-z\d][a-z\d._-]{0,59}$/.test(name) ? name : OTHER_SOURCES;
}
