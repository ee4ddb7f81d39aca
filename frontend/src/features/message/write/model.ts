import type { Message } from '@/entities/message';
import { restaurant } from '@/entities/restaurant';
import type { StaffName } from '@/entities/staff-member';
import type { Role } from '@/shared/api';

export interface Recipient {
  id: string;
  type: Role;
  name: string;
  /** Label in the list of recipients. */
  label: string;
}

const owner = (): Recipient => ({
  id: 'admin',
  type: 'admin',
  name: restaurant.ownerName,
  label: `${restaurant.ownerName} (Admin)`,
});
const siteManager: Recipient = { id: 'site-manager', type: 'manager', name: 'Site Manager', label: 'Site Manager' };

const teamMember = ({ id, name }: StaffName): Recipient => ({ id, type: 'staff', name, label: name });

/** The recipients that a role may write to. */
export function recipientsFor(role: Role, staff: readonly StaffName[]): readonly Recipient[] {
  switch (role) {
    case 'staff':
      return [owner(), siteManager];
    case 'admin':
      return [siteManager, ...staff.map(teamMember)];
    case 'manager':
      return [owner(), ...staff.map(teamMember)];
  }
}

/** The recipient of a reply. */
export function senderOf({ senderType, senderId, senderName }: Message): Recipient {
  if (senderType === 'admin') return owner();
  return senderType === 'manager' ? siteManager : teamMember({ id: senderId, name: senderName });
}
