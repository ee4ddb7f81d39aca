/** Replaces a payload past its retention period. */
export const PRUNED = { pruned: true };

export const isPruned = (payload: object): boolean => 'pruned' in payload;
