/** How long the audit log records who did what and when. */
export const EVENT_RETENTION_DAYS = 730;

/** Replaces a payload past its retention period. */
export const PRUNED = { pruned: true };

export const isPruned = (payload: object): boolean => 'pruned' in payload;

/** Payload of an erased event; it is no longer delivered. */
export const FORGOTTEN = { forgotten: true };

export const isForgotten = (payload: object): boolean => 'forgotten' in payload;
