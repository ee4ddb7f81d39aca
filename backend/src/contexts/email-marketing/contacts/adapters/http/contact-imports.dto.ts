import { ApiProperty } from '@nestjs/swagger';
import { Allow } from 'class-validator';
import { InvalidInput } from '../../../../../kernel/domain-error.js';
import { Line, OneOf, OptionalText, OptionalTextList, Text } from '../../../../../platform/http/fields/index.js';
import {
  IMPORT_FIELDS,
  IMPORT_STATUSES,
  type ImportField,
  type ImportPlan,
  type ImportStatus,
  type Outcome,
  OUTCOMES,
  type StoredImport,
} from '../../domain/contact-import.js';
import type { ImportPreview } from '../../domain/contact-imports.service.js';
import { csvRows } from '../import/csv-rows.js';
import { suggestColumns } from '../import/suggest-columns.js';

const SAMPLES = 5;
/** 5 MB; a file of so many bytes has no more characters, in whatever language. */
const LONGEST_FILE = 5 * 1024 * 1024;

export class UploadContacts {
  @Line({ label: 'the name of the file', max: 200 })
  readonly fileName!: string;

  @Text({
    max: LONGEST_FILE,
    missing: 'Please choose a file with a heading and at least one row.',
    tooLong: 'Please choose a file of at most 5 MB.',
  })
  readonly csv!: string;
}

export class PlanImport {
  @Allow()
  @ApiProperty({
    type: Object,
    additionalProperties: { type: 'integer' },
    description: `The column of each field, from 0: ${IMPORT_FIELDS.join(', ')}. The address must have one.`,
  })
  readonly columns!: unknown;

  @OneOf(['skip', 'update'], { sentence: 'Please choose what becomes of contacts that exist: skip or update.' })
  readonly existing!: 'skip' | 'update';

  @OptionalText({
    label: 'how they agreed',
    max: 300,
    description:
      'How all of them agreed; without it nobody is opted in, whatever the file says, with it nobody of whom the file says no.',
  })
  readonly consent?: string | null;

  @OptionalTextList({ label: 'tags', most: 20, max: 60, description: 'For all of them.' })
  readonly tags?: string[] | null;
}

/** @throws InvalidInput when no column is the address */
export function planOf({ columns, existing, consent, tags }: PlanImport): ImportPlan {
  const given = Object.entries((columns ?? {}) as Record<string, unknown>).filter(
    (entry): entry is [ImportField, number] => IMPORT_FIELDS.some((field) => field === entry[0]) && isColumn(entry[1]),
  );
  const plan = Object.fromEntries(given) as Partial<Record<ImportField, number>>;
  if (plan.email === undefined) {
    throw new InvalidInput([{ field: 'columns', message: 'Please choose the column with the email addresses.' }]);
  }
  return { columns: plan, existing, consent: consent || null, tags: tags ?? [] };
}

const isColumn = (value: unknown) => typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 500;

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
  @ApiProperty({ type: [String], description: 'The headings.' }) headings!: readonly string[];
  @ApiProperty({ type: 'array', items: { type: 'array', items: { type: 'string' } }, description: 'The first rows.' })
  samples!: readonly (readonly string[])[];
  @ApiProperty({ type: Object, additionalProperties: { type: 'integer' }, description: 'By the headings.' })
  suggested!: Partial<Record<ImportField, number>>;
}

export const importView = ({ csv, plan, refused, createdBy, ...shown }: StoredImport): ImportView => ({
  ...shown,
  refused: refused.length,
});

export async function uploadedView(stored: StoredImport): Promise<UploadedImportView> {
  const rows: (readonly string[])[] = [];
  for await (const { cells } of csvRows(stored.csv)) {
    rows.push(cells);
    if (rows.length > SAMPLES) break;
  }
  const [headings = [], ...samples] = rows;
  return { ...importView(stored), headings, samples, suggested: suggestColumns(headings) };
}

class PlannedRowView {
  @ApiProperty({ description: 'In the file.' }) line!: number;
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
  @ApiProperty({ description: 'Of the new and the updated: those who are not opted in since the file says no.' })
  sayNo!: number;
  @ApiProperty({
    description: 'Who is opted in, why nobody is, and what the opt-in column does: one or two sentences.',
  })
  optIn!: string;
  @ApiProperty({ type: [PlannedRowView], description: 'The first rows.' }) rows!: readonly PlannedRowView[];
}

export const previewView = ({ counts, sayNo, optIn, rows }: ImportPreview): ImportPreviewView => ({
  ...counts,
  sayNo,
  optIn,
  rows: rows.map(({ line, outcome, reason, person }) => ({
    ...{ line, outcome, reason, email: person?.email ?? '' },
    name: person ? `${person.firstName} ${person.lastName}`.trim() : '',
  })),
});
