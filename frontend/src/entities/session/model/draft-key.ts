import type { Role } from '@/shared/api';
import { readLocalRecord } from './local-record';

/** The storage key of the account's changes that are not sent yet. */
export const queueKeyOf = (accountId: string) => `${accountId}/waiting`;

/** The storage key of an account's draft, so that the next person at the same screen does not see it. */
export function draftKey(role: Role, name: string): string {
  const record = readLocalRecord(role);
  return `${record?.id ?? record?.name ?? role}/${name}`;
}
