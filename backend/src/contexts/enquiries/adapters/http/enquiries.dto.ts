import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { PageQuery } from '../../../../platform/lists/page-query.js';
import {
  Flag,
  type FlagText,
  Line,
  OptionalFlag,
  OptionalOneOf,
  OptionalText,
  Text,
} from '../../../../platform/http/fields/index.js';
import {
  ENQUIRY_GROUPS,
  ENQUIRY_KINDS,
  type Enquiry,
  type EnquiryGroup,
  type EnquiryKind,
} from '../../domain/enquiry.js';

const GROUPS = Object.keys(ENQUIRY_GROUPS) as EnquiryGroup[];

export class EnquiryGroupFilter {
  @OptionalOneOf(GROUPS, { sentence: `group must be one of ${GROUPS.join(', ')}.` })
  readonly group?: EnquiryGroup;
}

export class EnquiryFilter extends EnquiryGroupFilter {
  @OptionalOneOf(ENQUIRY_KINDS, { sentence: `kind must be one of ${ENQUIRY_KINDS.join(', ')}.` })
  readonly kind?: EnquiryKind;

  @OptionalFlag()
  readonly isRead?: FlagText;

  @OptionalText({ max: 100, description: 'Part of a name, an address or of what was written.' })
  readonly search?: string;
}

export class EnquiryListQuery extends IntersectionType(EnquiryFilter, PageQuery) {}

export class MarkEnquiry {
  @Transform(({ value }: { value: unknown }) => (typeof value === 'boolean' ? String(value) : value))
  @Flag()
  readonly isRead!: FlagText;
}

export class AnswerEnquiry {
  @Line({ label: 'a subject', max: 200 })
  readonly subject!: string;

  @Text({ label: 'your answer', max: 10_000 })
  readonly message!: string;
}

class AnswerView {
  @ApiProperty() subject!: string;
  @ApiProperty() message!: string;
  @ApiProperty() sentAt!: string;
  @ApiProperty() sentBy!: string;
}

export class EnquiryView {
  @ApiProperty() id!: string;
  @ApiProperty({ enum: ENQUIRY_KINDS }) kind!: EnquiryKind;
  @ApiProperty({ description: "'' when the form did not ask." }) name!: string;
  @ApiProperty({ description: "'' when none was left." }) email!: string;
  @ApiProperty() createdAt!: string;
  @ApiProperty({ enum: ['true', 'false'] }) isRead!: FlagText;
  @ApiProperty({ type: Object, additionalProperties: true, description: 'What was sent, by field.' })
  data!: Readonly<Record<string, unknown>>;
  @ApiProperty({ type: [AnswerView] }) answers!: readonly AnswerView[];
}

export const enquiryView = ({ createdAt, isRead, ...enquiry }: Enquiry): EnquiryView => ({
  ...enquiry,
  createdAt: createdAt.toISOString(),
  isRead: isRead ? 'true' : 'false',
});

export class EnquirySummaryView {
  @ApiProperty({ description: 'Of the group, if one is asked for.' }) total!: number;
  @ApiProperty({ description: 'Of the group, if one is asked for.' }) unread!: number;
  @ApiProperty() contact!: number;
  @ApiProperty() gift!: number;
  @ApiProperty() consultation!: number;
  @ApiProperty() plan!: number;
  @ApiProperty() requirements!: number;
  @ApiProperty() contract!: number;
}
