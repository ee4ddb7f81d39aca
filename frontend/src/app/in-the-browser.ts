/** Only the browser knows who signed in there, so it alone draws a dashboard. */
export const inTheBrowser = Object.assign(() => null, { hydrate: true as const });
