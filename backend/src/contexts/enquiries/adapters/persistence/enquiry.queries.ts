import type { Database } from '../../../../platform/persistence/database.js';
import { ENQUIRY_KINDS, type Enquiry, type EnquiryKind } from '../../domain/enquiry.js';
import { countOf } from './enquiry.tally.js';

type Summary = Record<EnquiryKind | 'unread' | 'total', number>;

const SUMMARY = `select ${ENQUIRY_KINDS.map((kind) => `${countOf([kind])} as ${kind}`).join(', ')},
  ${countOf()} as total, ${countOf(undefined, false)} as unread`;

const OF_KIND = `select id, kind, name, email, created_at as "createdAt", is_read as "isRead", data, answers
  from enquiries where kind = any($1) order by created_at desc, id desc`;

export class EnquiryQueries {
  constructor(private readonly database: Database) {}

  async summary(): Promise<Summary> {
    const [row] = await this.database.read<Summary>(SUMMARY);
    if (!row) throw new Error('A select of figures always has a row.');
    return row;
  }

  /** All of them, newest first. */
  ofKinds(kinds: readonly EnquiryKind[]): Promise<Enquiry[]> {
    return this.database.read<Enquiry>(OF_KIND, [kinds]);
  }
}
