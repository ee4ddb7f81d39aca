import type { ReservationStatus } from './reservation.js';

/** Replaces the guest of a request after an erasure. It gets no email and becomes no contact. */
export const ERASED_GUEST = { name: 'Erased guest', email: 'erased@guest.invalid' } as const;

/** How erasing a guest ends open requests: no one can be answered, and a table for a future day becomes available. */
export const GIVEN_UP = { waiting: 'pending', promised: 'confirmed', becomes: 'declined' } as const satisfies Record<
  string,
  ReservationStatus
>;

export const isErased = ({ customerEmail }: { readonly customerEmail: string | null }): boolean =>
  customerEmail === ERASED_GUEST.email;
