import type { TrailEntry } from '@/entities/trail';
import { wordsOf } from './tell-entry';

/** Where the owner finds an entry's subject; undefined if it was deleted or has no place of its own. */
export function itemLink({ type, subjectType, subjectId, subjectName }: TrailEntry): string | undefined {
  if (/\.(removed|deleted)$/.test(type)) return undefined;
  const query = wordsOf(subjectType).place?.({ id: subjectId, name: subjectName });
  return query && `/admin/dashboard?${new URLSearchParams(query).toString()}`;
}
