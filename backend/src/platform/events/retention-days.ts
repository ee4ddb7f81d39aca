/** How long the trail tells who did what and when. */
export const EVENT_RETENTION_DAYS = 730;
