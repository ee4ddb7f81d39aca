import { NotFound } from '../../../../../kernel/domain-error.js';
import { IMPORT_TRANSITIONS, MAX_REFUSED, type RefusedRow } from '../../../../../kernel/file-import.js';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../../../platform/persistence/database.js';
import { type PersonalDataOf, PersonalDataSource } from '../../../../../platform/personal-data/personal-data.js';
import { transition } from '../../../../../platform/persistence/transition.js';
import type { ImportPlan, OutcomeCounts, StoredImport } from '../../domain/contact-import.js';
import type { ContactImports } from '../../domain/contact-imports.service.js';

/** Whether a row of an import holds the address of the first parameter. */
const IS_ABOUT = `exists (select 1 from jsonb_array_elements_text(row->'cells') cell where lower(trim(cell)) = lower($1))`;
const HOLDS_IT = 'position(lower($1) in lower(refused::text)) > 0';

/** Refused rows in import reports. */
@Injectable()
@PersonalDataSource('imports')
export class PersonalImports implements PersonalDataOf {
  constructor(private readonly database: Database) {}

  held(address: string) {
    return this.database.query<{ fileName: string }[]>(
      `select file_name as "fileName", row->>'reason' as reason, row->'cells' as cells, created_at as "createdAt"
       from contact_imports, jsonb_array_elements(refused) row where ${HOLDS_IT} and ${IS_ABOUT} order by created_at`,
      [address],
    );
  }

  async erase(address: string): Promise<void> {
    await this.database.query(
      `update contact_imports set refused = (
         select coalesce(jsonb_agg(row order by nth), '[]') from jsonb_array_elements(refused) with ordinality as each (row, nth)
         where not ${IS_ABOUT}
       ) where ${HOLDS_IT}`,
      [address],
    );
    // In a file without headings, the first row is a person.
    await this.database.query(
      `update contact_imports set csv = '' where status = 'done' and position(lower($1) in lower(csv)) > 0`,
      [address],
    );
  }
}

const START = transition(IMPORT_TRANSITIONS, 'running');
const FINISH = transition(IMPORT_TRANSITIONS, 'done');

@Injectable()
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
