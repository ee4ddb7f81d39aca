import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/persistence/database.js';
import type { CourtyardClosing } from '../../domain/courtyard-closing.js';
import type { CourtyardClosings } from '../../domain/ports/courtyard-closings.js';

interface Row extends Omit<CourtyardClosing, 'closedAt'> {
  readonly closedAt: string;
}

const CLOSINGS = `select day as date, from_slot as "from", closed_at as "closedAt", closed_by as "closedBy", parties from courtyard_closings`;

const closingOf = (row: Row): CourtyardClosing => ({ ...row, closedAt: new Date(row.closedAt) });

@Injectable()
export class PgCourtyardClosings implements CourtyardClosings {
  constructor(private readonly database: Database) {}

  async find(date: string): Promise<CourtyardClosing | null> {
    const [row] = await this.database.query<Row[]>(`${CLOSINGS} where day = $1`, [date]);
    return row ? closingOf(row) : null;
  }

  async since(date: string): Promise<CourtyardClosing[]> {
    const rows = await this.database.query<Row[]>(`${CLOSINGS} where day >= $1`, [date]);
    return rows.map(closingOf);
  }

  async add({ date, from, closedAt, closedBy, parties }: CourtyardClosing): Promise<void> {
    await this.database.query('insert into courtyard_closings values ($1, $2, $3, $4, $5)', [
      ...[date, from, closedAt, closedBy],
      JSON.stringify(parties),
    ]);
  }

  async remove(date: string): Promise<void> {
    await this.database.query('delete from courtyard_closings where day = $1', [date]);
  }
}
