import type { DomainEvent } from '../../../kernel/outbox.js';

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

/** Subject type of staff members in events and the audit log. */
export const STAFF_MEMBER = 'staff-member';

interface StaffMemberFact {
  readonly name: string;
  readonly email: string;
}

type StaffMemberEventType = `staff-member.${'added' | 'activated' | 'deactivated' | 'password-reset' | 'deleted'}`;

export function staffMemberEvent(
  type: StaffMemberEventType,
  { id, name, email }: StaffAccount,
): DomainEvent<StaffMemberFact> {
  return { type, subject: { type: STAFF_MEMBER, id }, payload: { name, email } };
}
