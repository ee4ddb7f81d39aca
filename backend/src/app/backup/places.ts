import type pg from 'pg';
import { type Table, TABLES } from './back-up.js';
import { NotRestored } from './backup-file.js';

export interface Fitting {
  /** The file's columns that exist here, in the file's order. */
  readonly columns: string;
  /** Extracts the values of these columns from a row of the file. */
  readonly pick: (row: Buffer) => Buffer;
}

/** Maps a backup of a newer schema to the tables and columns that this release knows; newer ones are left out. */
export class Places {
  /** Names of tables, and of columns as `table.column`. */
  readonly leftOut: string[] = [];

  private constructor(private readonly tables: ReadonlyMap<string, readonly string[]>) {}

  static async of(client: pg.Client): Promise<Places> {
    const { rows } = await client.query<Table>(TABLES);
    return new Places(new Map(rows.map(({ name, columns }) => [name, namesIn(columns)])));
  }

  /**
   * @param columns in parentheses, as in the file
   * @returns null for a table that this version does not have
   * @throws NotRestored if the file lacks a column of this version
   */
  fit(table: string, columns: string): Fitting | null {
    const own = this.tables.get(table);
    if (!own) {
      this.leftOut.push(table);
      return null;
    }
    const names = namesIn(columns.slice(1, -1));
    const missing = own.find((name) => !names.includes(name));
    if (missing !== undefined) throw lacking(`${table}.${missing}`);
    const fields = names.flatMap((name, index) => (own.includes(name) ? index : []));
    this.leftOut.push(...names.filter((name) => !own.includes(name)).map((name) => `${table}.${name}`));
    return {
      columns: `(${fields.map((index) => names[index]).join(', ')})`,
      // In the text format of COPY, tabs only separate fields.
      pick(row) {
        const values = row.toString('latin1').split('\t');
        return Buffer.from(fields.map((index) => values[index]).join('\t'), 'latin1');
      },
    };
  }

  /** @throws NotRestored if the file lacks a table or a column of this release */
  refuseEmpty(tables: readonly string[]): void {
    const missing = [...this.tables.keys()].find((table) => !tables.includes(table));
    if (missing !== undefined) throw lacking(missing);
  }
}

const namesIn = (columns: string) => columns.split(', ');

const lacking = (name: string) =>
  new NotRestored(`This backup is of a newer schema, in which ${name} is no more. Restore it with the newer program.`);
