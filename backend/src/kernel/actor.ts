export const ROLES = ['admin', 'manager', 'staff'] as const;
export type Role = (typeof ROLES)[number];

/** The signed-in account in whose name a call is made. */
export interface Actor {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
}
