/** How long the audit log records who did what and when. */
export const EVENT_RETENTION_DAYS = 730;
