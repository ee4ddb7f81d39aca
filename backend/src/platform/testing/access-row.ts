/** Status for anonymous, staff, manager and admin when each calls the route with an unknown id and an empty body. */
export type AccessRow = readonly [anonymous: number, staff: number, manager: number, admin: number];

/** The routes of a context, such as `GET /api/staff/reservations`. */
export type AccessRows = Readonly<Record<string, AccessRow>>;

export const everybody = (status: number): AccessRow => [status, status, status, status];
