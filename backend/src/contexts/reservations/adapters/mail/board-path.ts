/** Path of the role's board with the request opened. */
export const boardPath = (role: 'staff' | 'admin', reservationId: string): string =>
  `/${role}/dashboard?tab=reservations&open=${reservationId}&dialog=manage`;
