import type { Role } from '@/shared/api';
import { readLocalRecord } from './local-record';

/** Under which a draft of whoever is there is kept: the next person at the same screen does not find it. */
export function draftKey(role: Role, name: string): string {
  const record = readLocalRecord(role);
  return `${record?.id ?? record?.name ?? role}/${name}`;
}
