/** The agency's pages show their messages this long. */
export const TOAST_MS = 4_000;
