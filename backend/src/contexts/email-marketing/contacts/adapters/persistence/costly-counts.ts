/** Counting reads every contact: from so many on it takes too long to be done at every look. */
export const MANY_CONTACTS = 50_000;

export const areCostly = ({ listed }: { readonly listed: number }): boolean => listed >= MANY_CONTACTS;
export const FRESH_MS = 30_000;
/** An older count is not shown; the next request waits for a new one. */
export const MAX_AGE_MS = 600_000;
