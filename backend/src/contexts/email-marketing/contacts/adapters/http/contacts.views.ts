import { ApiProperty, PickType } from '@nestjs/swagger';
import { OptionalOneOf, OptionalText } from '../../../../../platform/http/fields/index.js';
import { PageQuery } from '../../../../../platform/lists/page-query.js';
import { type SortedBy, sortsOf } from '../../../../../platform/lists/sorting.js';
import { CONSENT_WAYS, type ConsentWay } from '../../domain/consent.js';
import { SUPPRESSION_REASONS, type SuppressionReason } from '../../domain/contact.events.js';
import {
  type Contact,
  CONTACT_METHODS,
  CONTACT_SORTS,
  CONTACT_STATUSES,
  type ContactMethod,
  type ContactSort,
  type ContactStatus,
} from '../../domain/contact.js';
import { wantedBy } from '../persistence/wanted-by.js';

export class ContactFilter extends PageQuery {
  @OptionalText({
    max: 100,
    description: 'Part of a name, an address or a telephone number; of fewer than three letters, its beginning.',
  })
  readonly query?: string;

  @OptionalText({ max: 60 })
  readonly tag?: string;

  @OptionalOneOf(CONTACT_STATUSES)
  readonly status?: ContactStatus;

  @OptionalOneOf(sortsOf(CONTACT_SORTS), {
    description: 'With a minus from the end on. Newest first without it; whoever has no value comes last.',
  })
  readonly sort?: SortedBy<ContactSort>;
}

/** Filters of an export; all contacts by default. */
export class ExportFilter extends PickType(ContactFilter, ['query', 'tag', 'status']) {}

/** What the list is narrowed by. */
export function narrowedBy({ query, tag, status }: ExportFilter) {
  return { text: query ? wantedBy(query) : undefined, filter: { tag: tag || undefined, status } };
}

class ConsentView {
  @ApiProperty() at!: string;
  @ApiProperty({ enum: CONSENT_WAYS }) how!: ConsentWay;
  @ApiProperty() wording!: string;
}

const NULLABLE = { type: String, nullable: true } as const;

export class ContactView {
  @ApiProperty() id!: string;
  @ApiProperty() firstName!: string;
  @ApiProperty() lastName!: string;
  @ApiProperty() email!: string;
  @ApiProperty(NULLABLE) phone!: string | null;
  @ApiProperty(NULLABLE) dateOfBirth!: string | null;
  @ApiProperty({ type: [String] }) tags!: readonly string[];
  @ApiProperty() emailOptIn!: boolean;
  @ApiProperty() smsOptIn!: boolean;
  @ApiProperty(NULLABLE) lastVisit!: string | null;
  @ApiProperty() totalVisits!: number;
  @ApiProperty({ enum: CONTACT_METHODS }) preferredContactMethod!: ContactMethod;
  @ApiProperty(NULLABLE) notes!: string | null;
  @ApiProperty() source!: string;
  @ApiProperty({ enum: CONTACT_STATUSES }) status!: ContactStatus;
  @ApiProperty({ type: ConsentView, nullable: true }) consent!: ConsentView | null;
  @ApiProperty({ ...NULLABLE, description: 'When a mail last asked whether they want to get mail.' })
  optInAskedAt!: string | null;
  @ApiProperty({ enum: SUPPRESSION_REASONS, nullable: true, description: 'Why the address is left alone.' })
  suppressed!: SuppressionReason | null;
  @ApiProperty() createdAt!: string;
  @ApiProperty() updatedAt!: string;
}

export const contactView = (contact: Contact, suppressed: SuppressionReason | null): ContactView => ({
  ...contact,
  suppressed,
  lastVisit: contact.lastVisit?.toISOString() ?? null,
  optInAskedAt: contact.optInAskedAt?.toISOString() ?? null,
  createdAt: contact.createdAt.toISOString(),
  updatedAt: contact.updatedAt.toISOString(),
});

export class ContactSummaryView {
  @ApiProperty() active!: number;
  @ApiProperty() inactive!: number;
  @ApiProperty() unsubscribed!: number;
  @ApiProperty({ description: 'Of the active ones.' }) optedIn!: number;
  @ApiProperty({ description: 'Of those who opted in, the ones whose address has not bounced, complained or left.' })
  reachable!: number;
  @ApiProperty() total!: number;
}

export class TagView {
  @ApiProperty() tag!: string;
  @ApiProperty() contacts!: number;
}
