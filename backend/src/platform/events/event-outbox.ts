import { Injectable } from '@nestjs/common';
import type { DomainEvent, Outbox } from '../../kernel/outbox.js';
import { Database } from '../persistence/database.js';

/** Adds the events of a use case to the statement that writes its changes. */
@Injectable()
export class EventOutbox implements Outbox {
  constructor(private readonly database: Database) {}

  add(event: DomainEvent): Promise<void> {
    return this.database.inUnit(({ unit }) => {
      unit.events.push(event);
    });
  }
}
