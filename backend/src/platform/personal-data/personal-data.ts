import { Injectable } from '@nestjs/common';
import type { Database } from '../persistence/database.js';
import { registersProvider } from '../registration/registering-decorators.js';
import { PersonalTraces } from './personal-traces.query.js';

/** A context's personal data for an address. */
export interface PersonalDataOf {
  /** Plain JSON, with the field names of the API. */
  held(address: string): Promise<readonly object[]>;
  /** Deletes or anonymizes the data, inside a unit of work. */
  erase(address: string): Promise<void>;
  /** Deletes files, after that unit of work has committed: it can take long and cannot be rolled back. */
  eraseFiles?(address: string): Promise<void>;
}

/** @param name in the personal record, such as 'reservations' */
export const PersonalDataSource = (name: string) =>
  registersProvider<PersonalDataOf>((find, data) => {
    find(PersonalData).on(name, data);
  });

/** Everything the restaurant stores about a person, by their email address. */
@Injectable()
export class PersonalData {
  private readonly declared = new Map<string, PersonalDataOf>();

  constructor(private readonly traces: PersonalTraces) {}

  on(name: string, data: PersonalDataOf): void {
    this.declared.set(name, data);
  }

  async recordOf(address: string): Promise<Record<string, readonly object[]>> {
    const record: Record<string, readonly object[]> = {};
    for (const [name, data] of this.declared) record[name] = await data.held(address);
    return { ...record, notices: await this.traces.held(address) };
  }

  async erase(address: string): Promise<void> {
    for (const data of this.declared.values()) await data.erase(address);
    // Contexts may need the audit log to find their data by address, so it is erased last.
    await this.traces.erase(address);
  }

  async eraseFiles(address: string): Promise<void> {
    for (const data of this.declared.values()) await data.eraseFiles?.(address);
  }
}

/** Whether a row of an import holds the address of the first parameter. */
const IS_ABOUT = `exists (select 1 from jsonb_array_elements_text(row->'cells') cell where lower(trim(cell)) = lower($1))`;

/** Rows that an import has refused, with their cells. */
export abstract class ImportReports implements PersonalDataOf {
  private readonly holdsIt: string;

  /**
   * @param table of imports, with `csv` and `file_name`
   * @param refused its column with the refused rows
   */
  protected constructor(
    private readonly database: Database,
    private readonly table: string,
    private readonly refused: string,
  ) {
    this.holdsIt = `position(lower($1) in lower(${refused}::text)) > 0`;
  }

  held(address: string) {
    return this.database.query<{ fileName: string }[]>(
      `select file_name as "fileName", row->>'reason' as reason, row->'cells' as cells, created_at as "createdAt"
       from ${this.table}, jsonb_array_elements(${this.refused}) row where ${this.holdsIt} and ${IS_ABOUT} order by created_at`,
      [address],
    );
  }

  async erase(address: string): Promise<void> {
    await this.database.query(
      `update ${this.table} set ${this.refused} = (
         select coalesce(jsonb_agg(row order by nth), '[]') from jsonb_array_elements(${this.refused}) with ordinality as each (row, nth)
         where not ${IS_ABOUT}
       ) where ${this.holdsIt}`,
      [address],
    );
    // In a file without headings, the first row is a person.
    await this.database.query(
      `update ${this.table} set csv = '' where status = 'done' and position(lower($1) in lower(csv)) > 0`,
      [address],
    );
  }
}
