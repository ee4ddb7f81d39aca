import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsInt, IsOptional } from 'class-validator';
import {
  Line,
  Nested,
  OneOf,
  OptionalText,
  OptionalTextList,
  Text,
} from '../../../../../platform/http/fields/index.js';
import { IMPORT_STATUSES, type ImportStatus } from '../../../../../kernel/file-import.js';
import { firstRows, headingsOf } from '../../../../../platform/imports/csv-rows.js';
import {
  IMPORT_FIELDS,
  type ImportField,
  type ImportPlan,
  type Outcome,
  OUTCOMES,
  type StoredImport,
} from '../../domain/contact-import.js';
import type { ImportPreview } from '../../domain/contact-imports.service.js';
import { consentColumns } from '../import/consent-columns.js';
import { suggestColumns } from '../import/csv-contact-files.js';

const SAMPLES = 5;
/** 5 MB; a file has at most one character per byte. */
const MAX_FILE_BYTES = 5 * 1024 * 1024;

export class UploadContacts {
  @Line({ label: 'the name of the file', max: 200 })
  readonly fileName!: string;

  @Text({
    max: MAX_FILE_BYTES,
    missing: 'Choose a file with a header row and at least one more row.',
    tooLong: 'Choose a file of at most 5 MB.',
  })
  readonly csv!: string;
}

const NO_ADDRESS = 'Choose the column with the email addresses.';
const MAX_COLUMNS = 500;

const isColumn = (value: unknown) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < MAX_COLUMNS;

/** The number of a column; an invalid one counts as not chosen. */
const Column = () => Transform(({ value }: { value: unknown }) => (isColumn(value) ? value : undefined));

class ColumnsBody implements Record<ImportField, number | undefined> {
  @Column() @IsInt({ message: NO_ADDRESS }) readonly email!: number;
  @Column() @IsOptional() readonly firstName: number | undefined;
  @Column() @IsOptional() readonly lastName: number | undefined;
  @Column() @IsOptional() readonly phone: number | undefined;
  @Column() @IsOptional() readonly dateOfBirth: number | undefined;
  @Column() @IsOptional() readonly tags: number | undefined;
  @Column() @IsOptional() readonly notes: number | undefined;
  @Column() @IsOptional() readonly emailOptIn: number | undefined;
  @Column() @IsOptional() readonly status: number | undefined;
}

export class PlanImport {
  @Nested({
    type: ColumnsBody,
    notObject: NO_ADDRESS,
    shown: {
      type: Object,
      additionalProperties: { type: 'integer' },
      description: `Column index of each field, from 0: ${IMPORT_FIELDS.join(', ')}. Email is required.`,
    },
  })
  readonly columns!: ColumnsBody;

  @OneOf(['skip', 'update'], { sentence: 'Choose what to do with existing contacts: skip or update.' })
  readonly existing!: 'skip' | 'update';

  @OptionalText({
    label: 'how they agreed',
    max: 300,
    description:
      'How the people in this file agreed. Without it, no contact is opted in. Contacts that the file marks as opted out are never opted in; known ones are opted out.',
  })
  readonly consent?: string | null;

  @OptionalTextList({ label: 'tags', maxItems: 20, max: 60, description: 'Tags for every imported contact.' })
  readonly tags?: string[] | null;
}

export const planOf = ({ columns, existing, consent, tags }: PlanImport): ImportPlan => ({
  columns,
  existing,
  consent: consent || null,
  tags: tags ?? [],
});

export class ImportView {
  @ApiProperty() id!: string;
  @ApiProperty() fileName!: string;
  @ApiProperty({ enum: IMPORT_STATUSES }) status!: ImportStatus;
  @ApiProperty() totalRows!: number;
  @ApiProperty() doneRows!: number;
  @ApiProperty() added!: number;
  @ApiProperty() updated!: number;
  @ApiProperty() skipped!: number;
  @ApiProperty() refused!: number;
}

export class UploadedImportView extends ImportView {
  @ApiProperty({ type: [String], description: 'Cells of the header row.' }) headings!: readonly string[];
  @ApiProperty({ type: 'array', items: { type: 'array', items: { type: 'string' } }, description: 'The first rows.' })
  samples!: readonly (readonly string[])[];
  @ApiProperty({ type: Object, additionalProperties: { type: 'integer' }, description: 'Matched by header.' })
  suggested!: Partial<Record<ImportField, number>>;
  @ApiProperty({ type: [String], description: 'Headers of the columns about consent, whether mapped or not.' })
  consentHeadings!: readonly string[];
}

export const importView = ({ csv, plan, refused, createdBy, ...shown }: StoredImport): ImportView => ({
  ...shown,
  refused: refused.length,
});

export async function uploadedView(stored: StoredImport): Promise<UploadedImportView> {
  const headings = await headingsOf(stored.csv);
  const samples = await firstRows(stored.csv, SAMPLES);
  return {
    ...importView(stored),
    headings,
    samples,
    suggested: suggestColumns(headings, samples),
    consentHeadings: consentColumns(headings).map(({ column }) => headings[column] ?? ''),
  };
}

class PlannedRowView {
  @ApiProperty({ description: 'Line number in the file.' }) line!: number;
  @ApiProperty({ enum: OUTCOMES }) outcome!: Outcome;
  @ApiProperty({ type: String, nullable: true }) reason!: string | null;
  @ApiProperty() email!: string;
  @ApiProperty() name!: string;
}

export class ImportPreviewView {
  @ApiProperty() added!: number;
  @ApiProperty() updated!: number;
  @ApiProperty() skipped!: number;
  @ApiProperty() refused!: number;
  @ApiProperty({ description: 'New and updated contacts who are not opted in because the file says no.' })
  sayNo!: number;
  @ApiProperty({
    description:
      'Contacts who are opted out because the file says no, without those whose merged address is suppressed.',
  })
  optedOut!: number;
  @ApiProperty({ description: 'New and updated contacts whose birthday can’t be read and is left out.' })
  unreadBirthdays!: number;
  @ApiProperty({ description: 'New and updated contacts whose phone number has too few digits and is left out.' })
  unreadPhones!: number;
  @ApiProperty({
    description: 'Who is opted in, or why no one is, and what the opt-in column does, in one or two sentences.',
  })
  optIn!: string;
  @ApiProperty({ type: [PlannedRowView], description: 'The first rows.' }) rows!: readonly PlannedRowView[];
}

export const previewView = ({
  counts,
  sayNo,
  optedOut,
  unreadBirthdays,
  unreadPhones,
  optIn,
  rows,
}: ImportPreview): ImportPreviewView => ({
  ...counts,
  sayNo,
  optedOut,
  unreadBirthdays,
  unreadPhones,
  optIn,
  rows: rows.map(({ line, outcome, reason, person }) => ({
    line,
    outcome,
    reason,
    email: person?.email ?? '',
    name: person ? `${person.firstName} ${person.lastName}`.trim() : '',
  })),
});
