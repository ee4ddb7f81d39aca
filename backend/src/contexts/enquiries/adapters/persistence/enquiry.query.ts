import { isFound } from '../../../../platform/lists/search.js';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/persistence/database.js';
import { ENQUIRY_KINDS, type Enquiry, type EnquiryKind } from '../../domain/enquiry.js';
import { LOOKED_THROUGH } from './enquiry.list.js';
import { countOf } from './enquiry.tally.js';

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
const ROWS_AT_ONCE = 500;
const NEXT = `select id, kind, name, email, created_at as "createdAt", is_read as "isRead", data, answers, created_at::text as at
  from enquiries where ${FITS} and ($4::text is null or (created_at, id) < ($4::timestamptz, $5::uuid))
  order by created_at desc, id desc limit ${String(ROWS_AT_ONCE)}`;

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
      if (!end || rows.length < ROWS_AT_ONCE) return;
      last = end;
    }
  }
}
