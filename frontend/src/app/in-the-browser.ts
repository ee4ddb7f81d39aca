/** Only the browser knows who signed in there, so it alone draws a dashboard. */
export const inTheBrowser = Object.assign(() => null, { hydrate: true as const });

/** It loads nothing that could be out of date: another tab or dialog in the address need not wait for it. */
export const loadsNothing = () => false;
