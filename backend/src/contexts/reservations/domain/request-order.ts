import type { Reservation } from './reservation.js';

type Asked = Pick<Reservation, 'id' | 'createdAt'>;

/** First come, first served. */
export const byRequestOrder = (one: Asked, other: Asked): number =>
  one.createdAt.getTime() - other.createdAt.getTime() || (one.id < other.id ? -1 : 1);
