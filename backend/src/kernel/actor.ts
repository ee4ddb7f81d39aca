export const ROLES = ['admin', 'manager', 'staff'] as const;
export type Role = (typeof ROLES)[number];

/** Who makes a change: an account, or an integration through its access token. */
export interface Author {
  readonly id: string;
  readonly name: string;
  readonly role: Role | 'program';
}

/** The signed-in account that makes a call. */
export interface Actor extends Author {
  readonly role: Role;
}
