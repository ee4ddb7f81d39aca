import { Injectable } from '@nestjs/common';
import { Database } from '../../../../../platform/persistence/database.js';
import { type PersonalDataOf, PersonalDataSource } from '../../../../../platform/personal-data.js';

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
