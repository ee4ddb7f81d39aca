import type { EventCatalogue } from '../events/event-catalogue.js';
import { isForgotten } from '../events/retention.js';
import type { StoredEvent } from '../events/event-listeners.js';
import { isPruned } from '../events/retention.js';
import type { Database } from '../persistence/database.js';

/** The newest twenty events of each type, except those that tests create themselves. */
const RECENT_EVENTS = `
  select id, type, json_build_object('type', subject_type, 'id', subject_id) as subject, actor as by, payload,
    to_char(occurred_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "occurredAt"
  from (select *, row_number() over (partition by type order by id desc) as place from events where subject_type <> 'test') told
  where place <= 20`;

/** Events that the recorder adds for changes without an event of their own. */
const SILENT = /\.(added|changed|removed)$/;

/** Reports recorded events whose type is not listed or whose fields differ from the schema. */
export async function problemsOfEvents(
  database: Database,
  catalogue: EventCatalogue,
  internal: readonly string[],
): Promise<string[]> {
  const events = await database.query<StoredEvent[]>(RECENT_EVENTS);
  return events.flatMap((event) => {
    const { type, payload } = event;
    const published = catalogue.find(type);
    if (!published) {
      const isListed = internal.includes(type) || SILENT.test(type);
      return isListed ? [] : [`'${type}' is neither in the catalogue nor listed as internal.`];
    }
    if (isForgotten(payload) || isPruned(payload)) return [];
    return [true, false].flatMap((withGuestData) => {
      const data = JSON.parse(JSON.stringify(published.dataOf(event, withGuestData))) as object;
      const read = published.schema.safeParse(data);
      if (read.success && sorted(read.data) === sorted(data)) return [];
      return [
        `'${type}' is recorded as ${JSON.stringify(data)}, which is not its schema: ${read.error?.message ?? 'more fields'}`,
      ];
    });
  });
}

/** Normalizes the order of keys, because a schema drops unknown fields and reorders the rest. */
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
