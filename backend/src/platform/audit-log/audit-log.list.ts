import { isFound } from '../lists/search.js';
import { listOf } from '../lists/list-of.js';

/** What was changed, by which account and when, newest first. */
export const auditLog = listOf(
  {
    tableName: 'events',
    columns: {
      id: { type: 'uuid' },
      type: { type: 'text' },
      subjectType: { type: 'text', name: 'subject_type' },
      subjectId: { type: 'text', name: 'subject_id' },
      subjectName: { type: 'text', name: 'subject_name' },
      occurredAt: { type: 'timestamptz', name: 'occurred_at' },
      by: { type: 'jsonb', name: 'actor' },
      changes: { type: 'jsonb' },
    },
  },
  {
    scopes: { all: ['true'] },
    newestBy: 'occurred_at',
    filters: {
      subjectType: 'subject_type = :subjectType',
      subjectId: 'subject_id = :subjectId',
      by: `actor->>'id' = :by`,
      from: 'occurred_at >= :from::timestamptz',
      before: 'occurred_at < :before::timestamptz',
      // Finds the few matches by name first, and sorts them afterwards.
      text: `id = any(array(select id from events where ${isFound(`coalesce(subject_name, '') || ' ' || coalesce(actor->>'name', '')`, ':text')}))`,
    },
    json: {
      changes: `coalesce((select json_agg(json_build_object('field', key, 'before', value->'before', 'after', value->'after') order by key)
        from jsonb_each(changes)), '[]')`,
    },
  },
);
