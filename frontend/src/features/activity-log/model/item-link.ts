import type { ActivityEntry } from '@/entities/activity';
import { wordsOf } from './describe-entry';

/** Where the owner finds an entry's subject; undefined if it was deleted or has no place of its own. */
export function itemLink({ type, subjectType, subjectId, subjectName }: ActivityEntry): string | undefined {
  if (/\.(removed|deleted)$/.test(type)) return undefined;
  const query = wordsOf(subjectType).place?.({ id: subjectId, name: subjectName });
  return query && `/admin/dashboard?${new URLSearchParams(query).toString()}`;
}
