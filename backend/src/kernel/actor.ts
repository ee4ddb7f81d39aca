export const ROLES = ['admin', 'manager', 'staff'] as const;
export type Role = (typeof ROLES)[number];

/** In whose name a change is made: an account, or another program by its access token. */
export interface Author {
  readonly id: string;
  readonly name: string;
  readonly role: Role | 'program';
}

/** The signed-in account in whose name a call is made. */
export interface Actor extends Author {
  readonly role: Role;
}
