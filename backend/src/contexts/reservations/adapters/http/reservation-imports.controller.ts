import { Body, Controller, Get, HttpCode, Param, Post, type StreamableFile } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiProduces, ApiProperty, ApiTags } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsInt, IsOptional } from 'class-validator';
import type { Actor } from '../../../../kernel/actor.js';
import { IMPORT_STATUSES, type ImportStatus } from '../../../../kernel/file-import.js';
import { LargeBody } from '../../../../platform/http/body-kinds.js';
import { refusedRowsFile } from '../../../../platform/http/csv-answer.js';
import { Line, Nested, OptionalYesNo, Text } from '../../../../platform/http/fields/index.js';
import { IdPipe } from '../../../../platform/http/id.pipe.js';
import { NoStore } from '../../../../platform/http/no-store.js';
import { CurrentActor, Roles } from '../../../../platform/http/security/access.js';
import { Audited } from '../../../../platform/http/security/audited.js';
import { headingsOf, MAX_COLUMNS } from '../../../../platform/imports/csv-rows.js';
import {
  type BookPreview,
  ReservationImportsService,
  type UploadedBook,
} from '../import/reservation-imports.service.js';
import { VISIT_FIELDS, type VisitColumns, type VisitField, type VisitImportPlan } from '../import/visit-columns.js';
import { VISIT_RESULTS, type VisitResult } from '../import/visit-row.js';
import { type ReservationImport, UNDO_DAYS } from '../persistence/reservation-imports.query.js';

/** 5 MB; a file has at most one character per byte. */
const MAX_FILE_BYTES = 5 * 1024 * 1024;
const DAY_MS = 86_400_000;

class UploadBook {
  @Line({ label: 'the name of the file', max: 200 })
  readonly fileName!: string;

  @Text({
    max: MAX_FILE_BYTES,
    missing: 'Choose a file with a header row and at least one more row.',
    tooLong: 'Choose a file of at most 5 MB.',
  })
  readonly csv!: string;
}

const NO_DATE = 'Choose the column with the dates of the visits.';
const NO_PARTY = 'Choose the column with the party sizes.';

const isColumn = (value: unknown) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < MAX_COLUMNS;

/** The number of a column; an invalid one counts as not chosen. */
const Column = () => Transform(({ value }: { value: unknown }) => (isColumn(value) ? value : undefined));

class VisitColumnsBody implements Record<VisitField, number | undefined> {
  @Column() @IsInt({ message: NO_DATE }) readonly date!: number;
  @Column() @IsOptional() readonly time: number | undefined;
  @Column() @IsInt({ message: NO_PARTY }) readonly partySize!: number;
  @Column() @IsOptional() readonly status: number | undefined;
  @Column() @IsOptional() readonly name: number | undefined;
  @Column() @IsOptional() readonly firstName: number | undefined;
  @Column() @IsOptional() readonly lastName: number | undefined;
  @Column() @IsOptional() readonly email: number | undefined;
  @Column() @IsOptional() readonly phone: number | undefined;
  @Column() @IsOptional() readonly specialRequests: number | undefined;
  @Column() @IsOptional() readonly visitNotes: number | undefined;
  @Column() @IsOptional() readonly guestNotes: number | undefined;
  @Column() @IsOptional() readonly tables: number | undefined;
  @Column() @IsOptional() readonly bookedAt: number | undefined;
}

const COLUMNS_SHAPE = {
  type: Object,
  additionalProperties: { type: 'integer' },
  description: `Column index of each field, from 0: ${VISIT_FIELDS.join(', ')}. Date and party size are required.`,
} as const;

class PlanVisitImport {
  @Nested({ type: VisitColumnsBody, notObject: NO_DATE, shown: COLUMNS_SHAPE })
  readonly columns!: VisitColumnsBody;

  @OptionalYesNo({ description: 'Whether 3/4/2024 is April 3. Default: March 4.' })
  readonly isDayFirst?: boolean | null;
}

const planOf = ({ columns, isDayFirst }: PlanVisitImport): VisitImportPlan => ({
  columns: { ...columns },
  isDayFirst: isDayFirst ?? false,
});

class ReservationImportView {
  @ApiProperty() id!: string;
  @ApiProperty() fileName!: string;
  @ApiProperty({ enum: IMPORT_STATUSES }) status!: ImportStatus;
  @ApiProperty() totalRows!: number;
  @ApiProperty() doneRows!: number;
  @ApiProperty() added!: number;
  @ApiProperty({ description: 'Visits that already existed.' }) skipped!: number;
  @ApiProperty() refused!: number;
  @ApiProperty() createdBy!: string;
  @ApiProperty() createdAt!: string;
  @ApiProperty({ type: String, nullable: true }) finishedAt!: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'Deadline for undoing it; null if it can’t be undone.' })
  undoableUntil!: string | null;
  @ApiProperty({ type: String, nullable: true }) undoneAt!: string | null;
  @ApiProperty({ description: 'Reservations deleted by undoing it.' }) removed!: number;
}

const importView = (one: ReservationImport): ReservationImportView => {
  const { id, fileName, status, totalRows, doneRows, added, skipped, refused, createdBy, removed } = one;
  const until =
    one.finishedAt && one.undoneAt === null ? new Date(one.finishedAt.getTime() + UNDO_DAYS * DAY_MS) : null;
  return {
    id,
    fileName,
    status,
    totalRows,
    doneRows,
    added,
    skipped,
    refused,
    createdBy,
    removed,
    createdAt: one.createdAt.toISOString(),
    finishedAt: one.finishedAt?.toISOString() ?? null,
    undoableUntil: until?.toISOString() ?? null,
    undoneAt: one.undoneAt?.toISOString() ?? null,
  };
};

class UploadedBookView extends ReservationImportView {
  @ApiProperty({ type: [String], description: 'Cells of the header row.' }) headings!: readonly string[];
  @ApiProperty({ type: 'array', items: { type: 'array', items: { type: 'string' } }, description: 'The first rows.' })
  samples!: readonly (readonly string[])[];
  @ApiProperty({ ...COLUMNS_SHAPE, description: 'Matched by header, or as chosen before.' }) suggested!: VisitColumns;
  @ApiProperty({ description: 'Whether the dates seem to be written day first.' }) isDayFirst!: boolean;
}

const uploadedView = ({ stored, headings, samples, suggested }: UploadedBook): UploadedBookView => ({
  ...importView(stored),
  headings,
  samples,
  suggested: suggested.columns,
  isDayFirst: suggested.isDayFirst,
});

class ImportedResultsView {
  @ApiProperty() completed!: number;
  @ApiProperty() noShow!: number;
  @ApiProperty({ description: 'Canceled by the guest.' }) canceled!: number;
  @ApiProperty({ description: 'Never confirmed, or canceled by the restaurant.' }) declined!: number;
}

class ImportedYearView extends ImportedResultsView {
  @ApiProperty({ example: '2024' }) year!: string;
}

const OUTCOMES = ['added', 'skipped', 'refused'] as const;

class DecidedVisitView {
  @ApiProperty({ description: 'Line number in the file.' }) line!: number;
  @ApiProperty({ enum: OUTCOMES }) outcome!: (typeof OUTCOMES)[number];
  @ApiProperty({ type: String, nullable: true }) reason!: string | null;
  @ApiProperty() name!: string;
  @ApiProperty({ description: 'YYYY-MM-DD; empty if the row can’t be read.' }) date!: string;
  @ApiProperty({ example: '7:15 PM' }) time!: string;
  @ApiProperty() partySize!: string;
  @ApiProperty({ enum: VISIT_RESULTS, nullable: true, type: String }) result!: VisitResult | null;
}

class BookPreviewView {
  @ApiProperty() added!: number;
  @ApiProperty({ description: 'Visits that already exist or are repeated in the file.' }) skipped!: number;
  @ApiProperty() refused!: number;
  @ApiProperty({ description: 'Rejected rows about visits that are still ahead.' }) upcoming!: number;
  @ApiProperty() results!: ImportedResultsView;
  @ApiProperty({ type: [ImportedYearView], description: 'Oldest first.' }) years!: readonly ImportedYearView[];
  @ApiProperty() guestNotes!: number;
  @ApiProperty({ description: 'Email addresses that can’t be read and are left out.' }) unreadEmails!: number;
  @ApiProperty({ type: [DecidedVisitView], description: 'The first rows.' }) rows!: readonly DecidedVisitView[];
}

const resultsView = (counts: Readonly<Record<VisitResult, number>>): ImportedResultsView => ({
  completed: counts.completed,
  noShow: counts['no-show'],
  canceled: counts.canceled,
  declined: counts.declined,
});

const previewView = ({ results, years, rows, ...counts }: BookPreview): BookPreviewView => ({
  ...counts,
  results: resultsView(results),
  years: years.map(({ year, ...found }) => ({ year, ...resultsView(found) })),
  rows: rows.map(({ line, outcome, reason, visit }) => ({
    line,
    outcome,
    reason,
    name: visit?.name ?? '',
    date: visit?.date ?? '',
    time: visit?.time ?? '',
    partySize: visit?.partySize ?? '',
    result: visit?.result ?? null,
  })),
});

/** The reservation book of another product: uploaded, tried, imported by a job, and undone. */
@ApiTags('reservations')
@Controller('admin/reservations/imports')
@Roles('admin')
export class ReservationImportsController {
  constructor(private readonly imports: ReservationImportsService) {}

  @Post()
  @LargeBody()
  @ApiCreatedResponse({ type: UploadedBookView })
  async upload(@Body() { fileName, csv }: UploadBook, @CurrentActor() actor: Actor): Promise<UploadedBookView> {
    return uploadedView(await this.imports.upload(fileName, csv, actor));
  }

  /** The latest started ones. */
  @Get()
  @NoStore()
  @ApiOkResponse({ type: [ReservationImportView] })
  async recent(): Promise<ReservationImportView[]> {
    return (await this.imports.recent()).map(importView);
  }

  @Get(':id')
  @NoStore()
  @ApiOkResponse({ type: UploadedBookView })
  async get(@Param('id', IdPipe) id: string): Promise<UploadedBookView> {
    return uploadedView(await this.imports.describe(id));
  }

  /** What would become of the file; nothing is added. */
  @Post(':id/preview')
  @HttpCode(200)
  @ApiOkResponse({ type: BookPreviewView })
  async preview(@Param('id', IdPipe) id: string, @Body() plan: PlanVisitImport): Promise<BookPreviewView> {
    return previewView(await this.imports.preview(id, planOf(plan)));
  }

  @Post(':id/start')
  @HttpCode(200)
  @Audited('import of reservations')
  @ApiOkResponse({ type: ReservationImportView })
  async start(
    @Param('id', IdPipe) id: string,
    @Body() plan: PlanVisitImport,
    @CurrentActor() actor: Actor,
  ): Promise<ReservationImportView> {
    return importView(await this.imports.start(id, planOf(plan), actor));
  }

  /** Deletes what it added and no one has changed since; for 30 days. */
  @Post(':id/undo')
  @HttpCode(200)
  @Audited('undoing an import of reservations')
  @ApiOkResponse({ type: ReservationImportView })
  async undo(@Param('id', IdPipe) id: string, @CurrentActor() actor: Actor): Promise<ReservationImportView> {
    return importView(await this.imports.undo(id, actor));
  }

  /** With the columns of the file, so that it can be corrected and imported again; after a dry run, too. */
  @Get(':id/refused.csv')
  @NoStore()
  @ApiProduces('text/csv')
  async refused(@Param('id', IdPipe) id: string): Promise<StreamableFile> {
    const { refusedRows, csv } = await this.imports.get(id);
    return refusedRowsFile(await headingsOf(csv), refusedRows);
  }
}
