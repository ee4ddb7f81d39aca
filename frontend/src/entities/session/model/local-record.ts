import * as z from 'zod/mini';
import type { Role } from '@/shared/api';

const localRecord = z.object({ id: z.optional(z.string()), name: z.string() });

/** Tells the screen who is there; only the server's session lets anybody do anything. */
export type LocalRecord = z.infer<typeof localRecord>;

export function readLocalRecord(role: Role): LocalRecord | null {
  try {
    return localRecord.safeParse(JSON.parse(localStorage.getItem(role) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

export function keepLocalRecord(role: Role, { id, name }: { id: string; name: string }): void {
  localStorage.setItem(role, JSON.stringify(role === 'manager' ? { name } : { id, name }));
}

export function forgetLocalRecord(role: Role): void {
  localStorage.removeItem(role);
}
