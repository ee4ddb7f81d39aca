/** In place of a payload that has served its time. */
export const PRUNED = { pruned: true };

export const isPruned = (payload: object): boolean => 'pruned' in payload;
