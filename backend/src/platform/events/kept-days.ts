/** How long the trail tells who did what and when. */
export const EVENTS_KEPT_DAYS = 730;
