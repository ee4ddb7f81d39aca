import type { Role } from '@/shared/api';
import { owedSignOuts } from './owed-sign-outs';

/** Tells the screen who is signed in; authorization is up to the server's session. */
export interface LocalRecord {
  id?: string;
  name: string;
}

/** For browsers without storage: the record lives as long as the page. */
const memory = new Map<Role, LocalRecord>();

export function readLocalRecord(role: Role): LocalRecord | null {
  const unstored = memory.get(role);
  if (unstored) return unstored;
  try {
    const record: unknown = JSON.parse(localStorage.getItem(role) ?? 'null');
    return isLocalRecord(record) ? record : null;
  } catch {
    return null;
  }
}

export function keepLocalRecord(role: Role, { id, name }: { id: string; name: string }): void {
  // The new session replaces the old one; a late sign-out would end the new one.
  owedSignOuts.remove(role);
  const record = role === 'manager' ? { name } : { id, name };
  try {
    localStorage.setItem(role, JSON.stringify(record));
    memory.delete(role);
  } catch {
    memory.set(role, record);
  }
}

export function forgetLocalRecord(role: Role): void {
  memory.delete(role);
  try {
    localStorage.removeItem(role);
  } catch {
    // Storage is blocked.
  }
}

const isLocalRecord = (value: unknown): value is LocalRecord =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  (!('id' in value) || typeof value.id === 'string');
