/** A staff member's account for the owner. It has no password, so that no list, response or event can leak it. */
export interface StaffAccount {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly isActive: boolean;
  /** Name of the creator. */
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly lastLogin: Date | null;
}
