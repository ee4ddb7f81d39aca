import type { EntitySchemaColumnOptions } from 'typeorm';
import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../../kernel/domain-error.js';
import { counterOf } from '../../../../platform/persistence/counter-triggers.js';
import { TrackedSchema } from '../../../../platform/persistence/tracked-schema.js';
import { isFound } from '../../../../platform/lists/search.js';
import { containing, listOf } from '../../../../platform/lists/list-of.js';
import { look, type SearchOf, Searchable } from '../../../../platform/searches.js';
import { ForgottenSubjects } from '../../../../platform/personal-data/forgotten-subjects.js';
import { Database } from '../../../../platform/persistence/database.js';
import { type PersonalDataOf, PersonalDataSource } from '../../../../platform/personal-data/personal-data.js';
import type { TrackedRepository } from '../../../../platform/persistence/tracked-repository.js';
import { liveChannel, LiveUpdates } from '../../../../platform/events/live-topics.js';
import { Retention } from '../../../../platform/jobs/retention.js';
import { ENQUIRY, type Enquiry, ENQUIRY_KINDS, type EnquiryKind } from '../../domain/enquiry.js';
import type { EnquiryRepository } from '../../domain/enquiries.service.js';

/** SQL for the number of inquiries of these kinds, optionally only read or unread ones. */
function countOf(kinds: readonly EnquiryKind[] = ENQUIRY_KINDS, isRead?: boolean): string {
  const states = isRead === undefined ? [true, false] : [isRead];
  return counterOf('enquiries', ...kinds.flatMap((kind) => states.map((state) => `${kind}/${String(state)}`)));
}

export const EnquirySchema = new TrackedSchema<Enquiry>(
  {
    name: 'Enquiry',
    tableName: 'enquiries',
    columns: {
      id: { type: 'uuid', primary: true },
      kind: { type: 'text' },
      name: { type: 'text' },
      email: { type: 'text' },
      createdAt: { type: 'timestamptz', precision: 3, name: 'created_at' },
      isRead: { type: 'boolean', name: 'is_read' },
      data: { type: 'jsonb' },
      answers: { type: 'jsonb' },
    } satisfies Record<keyof Enquiry, EntitySchemaColumnOptions>,
  },
  { subject: ENQUIRY, nameOf: ({ name }) => name },
);

/** Searched text. */
const LOOKED_THROUGH = "name || ' ' || email || ' ' || data::text";

export const enquiryList = listOf(EnquirySchema.options, {
  scopes: { all: ['true'], unread: ['not is_read'], read: ['is_read'] },
  totals: { all: countOf(), unread: countOf(undefined, false), read: countOf(undefined, true) },
  filters: {
    kind: 'kind = :kind',
    // Must match the predicates of the indexes.
    guests: `kind in ('contact', 'gift')`,
    agency: `kind not in ('contact', 'gift')`,
    words: isFound(LOOKED_THROUGH, ':words'),
  },
  json: { isRead: 'is_read::text' },
});

interface Row {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  readonly email: string;
  readonly createdAt: string;
}

/** Search by name, address and content. */
const enquirySearch: SearchOf<Row> = {
  roles: ['admin'],
  looks: (text) => [look(enquiryList, { scope: 'all', filter: { words: containing(text) } })],
  found: ({ id, kind, name, email, createdAt }) => ({
    id,
    title: name || email,
    detail: [kind, email].filter(Boolean).join(', '),
    at: createdAt,
  }),
};

/** A person's inquiries. Contracts are not erased, because they bind both parties. */
@Injectable()
@PersonalDataSource('enquiries')
export class PersonalEnquiries implements PersonalDataOf {
  constructor(
    private readonly database: Database,
    private readonly forgotten: ForgottenSubjects,
  ) {}

  held(address: string) {
    return this.database.query<{ kind: string }[]>(
      `select kind, name, email, data, answers, created_at as "createdAt" from enquiries where lower(email) = lower($1)
       order by created_at`,
      [address],
    );
  }

  async erase(address: string): Promise<void> {
    const rows = await this.database.query<{ id: string }[]>(
      `delete from enquiries where lower(email) = lower($1) and kind <> 'contract' returning id`,
      [address],
    );
    await this.database.query('delete from contact_messages where lower(email) = lower($1)', [address]);
    await this.forgotten.forget(
      ENQUIRY,
      rows.map(({ id }) => id),
    );
  }
}

type Summary = Record<EnquiryKind | 'unread' | 'total', number>;

interface Wanted {
  readonly kinds: readonly EnquiryKind[];
  readonly isRead: boolean | null;
  /** A LIKE pattern. */
  readonly words: string | null;
}

/** Counts by kind and by groups of kinds. */
const summaryOf = (kinds: readonly EnquiryKind[]) =>
  `select ${ENQUIRY_KINDS.map((kind) => `${countOf([kind])} as ${kind}`).join(', ')},
  ${countOf(kinds)} as total, ${countOf(kinds, false)} as unread`;

const FITS = `kind = any($1) and ($2::boolean is null or is_read = $2) and ($3::text is null or ${isFound(LOOKED_THROUGH, '$3')})`;
/** In the order in which a reader of the newest first meets them. */
const FIELDS = `select field from enquiries, jsonb_object_keys(data) with ordinality as sent (field, place) where ${FITS}
  group by field order by max(created_at) desc, min(place)`;
const BATCH_SIZE = 500;
const NEXT = `select id, kind, name, email, created_at as "createdAt", is_read as "isRead", data, answers, created_at::text as at
  from enquiries where ${FITS} and ($4::text is null or (created_at, id) < ($4::timestamptz, $5::uuid))
  order by created_at desc, id desc limit ${String(BATCH_SIZE)}`;

@Injectable()
export class EnquiryQueries {
  constructor(private readonly database: Database) {}

  async summary(kinds: readonly EnquiryKind[] = ENQUIRY_KINDS): Promise<Summary> {
    const [row] = await this.database.query<Summary[]>(summaryOf(kinds));
    if (!row) throw new Error('A select of figures always has a row.');
    return row;
  }

  /** Names of all fields in the matching submissions. */
  async fields({ kinds, isRead, words }: Wanted): Promise<string[]> {
    const rows = await this.database.query<{ field: string }[]>(FIELDS, [kinds, isRead, words]);
    return rows.map(({ field }) => field);
  }

  /** Yields all matching enquiries, newest first, in batches. */
  async *all({ kinds, isRead, words }: Wanted): AsyncGenerator<Enquiry> {
    let last: { at: string | null; id: string | null } = { at: null, id: null };
    for (;;) {
      const rows = await this.database.query<(Enquiry & { at: string })[]>(NEXT, [
        kinds,
        isRead,
        words,
        last.at,
        last.id,
      ]);
      yield* rows;
      const end = rows.at(-1);
      if (!end || rows.length < BATCH_SIZE) return;
      last = end;
    }
  }
}

/** Contracts have no limit. */
const RETENTION_DAYS = 730;

@Injectable()
@LiveUpdates(ENQUIRY, liveChannel('enquiries', 'admin'))
@Searchable('enquiry', enquirySearch)
@Retention(
  'end-old-enquiries',
  '27 3 * * *',
  { table: 'enquiries', condition: `kind <> 'contract' and created_at < $1`, days: RETENTION_DAYS },
  { table: 'contact_messages', condition: 'created_at < $1', days: RETENTION_DAYS },
)
export class TypeOrmEnquiryRepository implements EnquiryRepository {
  private readonly repository: TrackedRepository<Enquiry>;

  constructor(database: Database) {
    this.repository = database.getRepository(EnquirySchema);
  }

  add(enquiry: Enquiry): Promise<void> {
    return this.repository.insert(enquiry);
  }

  load(enquiry: Enquiry): Promise<void> {
    return this.repository.load(enquiry);
  }

  async get(id: string): Promise<Enquiry> {
    const enquiry = await this.repository.findOneBy({ id });
    if (!enquiry) throw new NotFound('There is no such inquiry.');
    return enquiry;
  }

  save(before: Enquiry, after: Enquiry): Promise<void> {
    return this.repository.update(before, after);
  }
}
