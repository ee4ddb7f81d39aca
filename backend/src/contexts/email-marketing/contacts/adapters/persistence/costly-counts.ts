/** Counting looks at every contact: of so many it takes longer than anybody wants to wait at every look. */
export const MANY_CONTACTS = 50_000;

export const areCostly = ({ listed }: { readonly listed: number }): boolean => listed >= MANY_CONTACTS;
export const FRESH_MS = 30_000;
/** Whoever comes back later waits for a new count. */
export const KEPT_MS = 600_000;
