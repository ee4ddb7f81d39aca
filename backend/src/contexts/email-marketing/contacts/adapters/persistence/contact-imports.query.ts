import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../../../kernel/domain-error.js';
import { IMPORT_TRANSITIONS, MAX_REFUSED, type RefusedRow } from '../../../../../kernel/file-import.js';
import { Database } from '../../../../../platform/persistence/database.js';
import { ImportReports, PersonalDataSource } from '../../../../../platform/personal-data/personal-data.js';
import { transition } from '../../../../../platform/persistence/transition.js';
import { liveChannel, LiveUpdates } from '../../../../../platform/events/live-topics.js';
import { Retention } from '../../../../../platform/jobs/retention.js';
import type { ImportPlan, OutcomeCounts, StoredImport } from '../../domain/contact-import.js';
import type { ContactImports } from '../../domain/contact-imports.service.js';
import { CONTACT_IMPORT } from '../../domain/contact-import.js';

/** Refused rows in import reports. */
@Injectable()
@PersonalDataSource('imports')
export class PersonalImports extends ImportReports {
  constructor(database: Database) {
    super(database, 'contact_imports', 'refused');
  }
}

const START = transition(IMPORT_TRANSITIONS, 'running');
const FINISH = transition(IMPORT_TRANSITIONS, 'done');

const REPORT_RETENTION_DAYS = 30;
/** Uploads that were never started. */
const UPLOAD_RETENTION_DAYS = 1;

@Injectable()
@LiveUpdates(CONTACT_IMPORT, liveChannel('contacts', 'manager', 'admin'))
@Retention(
  'end-old-imports',
  '37 3 * * *',
  { table: 'contact_imports', condition: 'created_at < $1', days: REPORT_RETENTION_DAYS },
  { table: 'contact_imports', condition: `status = 'uploaded' and created_at < $1`, days: UPLOAD_RETENTION_DAYS },
)
export class PgContactImports implements ContactImports {
  constructor(private readonly database: Database) {}

  async add({ id, fileName, csv, totalRows, createdBy }: StoredImport, now: Date): Promise<void> {
    await this.database.query(
      'insert into contact_imports (id, file_name, csv, total_rows, created_by, created_at) values ($1, $2, $3, $4, $5, $6)',
      [id, fileName, csv, totalRows, createdBy, now],
    );
  }

  async get(id: string): Promise<StoredImport> {
    const [row] = await this.database.query<StoredImport[]>(
      `select id, file_name as "fileName", csv, plan, status, total_rows as "totalRows", done_rows as "doneRows",
         added, updated, skipped, refused, created_by as "createdBy" from contact_imports where id = $1`,
      [id],
    );
    if (!row) throw new NotFound('There is no such import.');
    return row;
  }

  async start(id: string, plan: ImportPlan): Promise<boolean> {
    const rows = await this.database.query(
      `update contact_imports set status = ${START.to}, plan = $2 where id = $1 and status in (${START.from}) returning 1`,
      [id, JSON.stringify(plan)],
    );
    return rows.length > 0;
  }

  async advance(
    id: string,
    from: number,
    rows: number,
    counts: OutcomeCounts,
    refused: readonly RefusedRow[],
  ): Promise<boolean> {
    const advanced = await this.database.query(
      `update contact_imports set done_rows = done_rows + $2, added = added + $3, updated = updated + $4, skipped = skipped + $5,
         refused = case when jsonb_array_length(refused) < ${String(MAX_REFUSED)} then refused || $6::jsonb else refused end
       where id = $1 and done_rows = $7 returning 1`,
      [id, rows, counts.added, counts.updated, counts.skipped, JSON.stringify(refused), from],
    );
    return advanced.length > 0;
  }

  async finish(id: string, heading: string): Promise<boolean> {
    const finished = await this.database.query(
      `update contact_imports set status = ${FINISH.to}, csv = $2 where id = $1 and status in (${FINISH.from}) returning 1`,
      [id, heading],
    );
    return finished.length > 0;
  }
}
