/** A staff member's account as the owner sees it. The password is no part of it, so that no list, answer or event can tell it. */
export interface StaffAccount {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly isActive: boolean;
  /** Who created it, by name. */
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly lastLogin: Date | null;
}
