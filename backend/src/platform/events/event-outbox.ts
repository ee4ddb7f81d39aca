import { Injectable } from '@nestjs/common';
import type { DomainEvent, Outbox } from '../../kernel/outbox.js';
import { Database } from '../persistence/database.js';

/** The events of a use case become rows in the statement that keeps what it changed. */
@Injectable()
export class EventOutbox implements Outbox {
  constructor(private readonly database: Database) {}

  add(event: DomainEvent): Promise<void> {
    return this.database.inUnit(({ unit }) => {
      unit.events.push(event);
    });
  }
}
