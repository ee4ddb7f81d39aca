import type { Database } from '../../../../platform/persistence/database.js';
import { ENQUIRY_KINDS, type Enquiry, type EnquiryKind } from '../../domain/enquiry.js';
import { LOOKED_THROUGH } from './enquiry.list.js';
import { countOf } from './enquiry.tally.js';

type Summary = Record<EnquiryKind | 'unread' | 'total', number>;

interface Wanted {
  readonly kinds: readonly EnquiryKind[];
  readonly isRead: boolean | null;
  /** A pattern of LIKE. */
  readonly words: string | null;
}

const SUMMARY = `select ${ENQUIRY_KINDS.map((kind) => `${countOf([kind])} as ${kind}`).join(', ')},
  ${countOf()} as total, ${countOf(undefined, false)} as unread`;

const ALL = `select id, kind, name, email, created_at as "createdAt", is_read as "isRead", data, answers
  from enquiries where kind = any($1) and ($2::boolean is null or is_read = $2) and ($3::text is null or ${LOOKED_THROUGH} ilike $3)
  order by created_at desc, id desc`;

export class EnquiryQueries {
  constructor(private readonly database: Database) {}

  async summary(): Promise<Summary> {
    const [row] = await this.database.read<Summary>(SUMMARY);
    if (!row) throw new Error('A select of figures always has a row.');
    return row;
  }

  /** All that fit, newest first. */
  all({ kinds, isRead, words }: Wanted): Promise<Enquiry[]> {
    return this.database.read<Enquiry>(ALL, [kinds, isRead, words]);
  }
}
