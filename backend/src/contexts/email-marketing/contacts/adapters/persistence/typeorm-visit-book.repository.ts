import { Injectable } from '@nestjs/common';
import { Not, type Repository } from 'typeorm';
import { Database } from '../../../../../platform/persistence/database.js';
import type { Visit, VisitBook } from '../../domain/ports/visit-book.js';
import { ContactVisitSchema } from './contact-visit.schema.js';

@Injectable()
export class TypeOrmVisitBook implements VisitBook {
  private readonly repository: Repository<Visit>;

  constructor(database: Database) {
    this.repository = database.getRepository(ContactVisitSchema);
  }

  find(reservationId: string): Promise<Visit | null> {
    return this.repository.findOne({ where: { reservationId }, lock: { mode: 'pessimistic_write' } });
  }

  async put(visit: Visit): Promise<void> {
    await this.repository.upsert(visit, ['reservationId']);
  }

  async lastBefore({ contactId, reservationId }: Visit): Promise<Date | null> {
    if (contactId === null) return null;
    const where = { contactId, reservationId: Not(reservationId), counts: true };
    const last = await this.repository.findOne({ where, order: { visitedAt: 'desc' } });
    return last?.visitedAt ?? null;
  }
}
