import { Injectable } from '@nestjs/common';
import { Conflict, InvalidInput } from '../../../kernel/domain-error.js';
import type { Actor } from '../../../kernel/actor.js';
import { Clock } from '../../../kernel/clock.js';
import { Transaction } from '../../../kernel/transaction.js';
import { ReservationRepository } from './ports.js';
import type { Reservation } from './reservation.js';
import { ReservationsService } from './reservations.service.js';

/** Long enough for 'Terrace 12'. */
const MAX_TABLE_NAME_LENGTH = 12;
const MAX_TABLES = 6;
const MAX_TEXT_LENGTH = MAX_TABLES * (MAX_TABLE_NAME_LENGTH + 2);
const SEPARATOR = /\s*[,;&+/]\s*/;
/** '4', 'P6', '12b': several of these may also be separated by spaces alone. */
const CODES = /^(?:[a-z]{0,2}\d{1,3}[a-z]?)(?:\s+[a-z]{0,2}\d{1,3}[a-z]?)*$/i;
const TABLE = /^[\p{L}\p{N}](?:[\p{L}\p{N} .-]*[\p{L}\p{N}])?$/u;
const unreadable = () => new InvalidInput([{ field: 'tables', message: 'Use table numbers such as 4, P6 or 4, 5.' }]);

/**
 * The stored form of table numbers as someone types them: 'p6 7' becomes 'P6, 7', and a blank text null.
 * @throws InvalidInput
 */
export function tablesIn(text: string): string | null {
  if (text.length > MAX_TEXT_LENGTH) throw unreadable();
  const parts = text.trim().split(SEPARATOR).filter(Boolean);
  const tables = parts.flatMap((part) =>
    CODES.test(part) ? part.toUpperCase().split(/\s+/) : [part.replace(/\s+/g, ' ')],
  );
  const unique = [...new Set(tables)];
  const isReadable = unique.every((table) => table.length <= MAX_TABLE_NAME_LENGTH && TABLE.test(table));
  if (!isReadable || unique.length > MAX_TABLES) throw unreadable();
  return unique.length === 0 ? null : unique.join(', ');
}

/** '4, P6' as a list. */
export const tableList = (tables: string | null): string[] => tables?.split(', ') ?? [];

interface Assignment {
  /** As typed; '' removes them. */
  readonly tables: string;
  /** Those that were shown; undefined replaces any. */
  readonly expectedTables?: string | undefined;
}

/** Parties and tables during service. */
@Injectable()
export class FloorService {
  constructor(
    private readonly reservations: ReservationRepository,
    private readonly requests: ReservationsService,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** Records that a party has left, or that it is still here. @throws ReservationNotFound, NotHere */
  markLeft(id: string, hasLeft: boolean, by: Actor): Promise<Reservation> {
    return this.transaction.run(by, async () => {
      const before = await this.reservations.get(id);
      const after = hasLeft ? before.leave(this.clock.now()) : before.stay();
      return after === before
        ? before
        : this.requests.record(hasLeft ? 'reservation.left' : 'reservation.stayed', before, after);
    });
  }

  /** @throws ReservationNotFound, NotOpen, InvalidInput, Conflict */
  assignTables(id: string, { tables, expectedTables }: Assignment, by: Actor): Promise<Reservation> {
    const assigned = tablesIn(tables);
    return this.transaction.run(by, async () => {
      const before = await this.reservations.get(id);
      const after = before.assignTables(assigned);
      if (after === before) return before;
      if (expectedTables !== undefined && tablesIn(expectedTables) !== before.tables)
        throw new Conflict('Someone else changed the tables of this party.');
      return this.requests.record('reservation.seated', before, after);
    });
  }
}
