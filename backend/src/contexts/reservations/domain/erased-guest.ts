import type { ReservationStatus } from './reservation.js';

/** Whose a request is after its guest was erased. No mail goes out for it, and it makes no contact. */
export const ERASED_GUEST = { name: 'Erased guest', email: 'erased@guest.invalid' } as const;

/** How open requests end with their guest: nobody can be answered, and a table that was promised for a day to come is free for others. */
export const GIVEN_UP = { waiting: 'pending', promised: 'confirmed', becomes: 'declined' } as const satisfies Record<
  string,
  ReservationStatus
>;

export const isErased = ({ customerEmail }: { readonly customerEmail: string | null }): boolean =>
  customerEmail === ERASED_GUEST.email;
