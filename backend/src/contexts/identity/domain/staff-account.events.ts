import type { DomainEvent } from '../../../kernel/outbox.js';
import type { StaffAccount } from './staff-account.js';

/** Subject type of staff members in events and the audit log. */
export const STAFF_MEMBER = 'staff-member';

export interface StaffMemberFact {
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
