import { Injectable } from '@nestjs/common';
import { createHash, randomBytes } from 'node:crypto';
import { Database } from '../../../../platform/persistence/database.js';
import type { Visitor, VisitorBook } from '../../domain/ports/visitor-book.js';

/** Stores a hash with the day's salt; salts and hashes of earlier days are deleted when a new day starts. */
@Injectable()
export class PgVisitorBook implements VisitorBook {
  constructor(private readonly database: Database) {}

  async enter(day: string, { address, userAgent }: Visitor): Promise<boolean> {
    const salt = (await this.saltOf(day)) ?? (await this.beginDay(day));
    const visitor = createHash('sha256').update(salt).update(`${address}\n${userAgent}`).digest();
    const added = await this.database.query(
      'insert into daily_visitors (day, visitor) values ($1, $2) on conflict do nothing returning day',
      [day, visitor],
    );
    return added.length > 0;
  }

  private async beginDay(day: string): Promise<Buffer> {
    await this.database.query('delete from visitor_salts where day < $1', [day]);
    await this.database.query('insert into visitor_salts (day, salt) values ($1, $2) on conflict do nothing', [
      day,
      randomBytes(32),
    ]);
    const salt = await this.saltOf(day);
    if (!salt) throw new Error('The salt of the day was just stored.');
    return salt;
  }

  private async saltOf(day: string): Promise<Buffer | null> {
    const [row] = await this.database.query<{ salt: Buffer }[]>('select salt from visitor_salts where day = $1', [day]);
    return row?.salt ?? null;
  }
}
