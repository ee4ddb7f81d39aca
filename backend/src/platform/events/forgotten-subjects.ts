import { Injectable } from '@nestjs/common';
import { Notifications } from '../mail/notifications.js';
import { Database } from '../persistence/database.js';
import { AuditLogSeals } from '../audit-log/audit-log-seals.js';
import { overwriteEvents, findSubjects } from './forgotten-subjects.query.js';

/** Payload of an erased event; it is no longer delivered. */
const FORGOTTEN = { forgotten: true };

export const isForgotten = (payload: object): boolean => 'forgotten' in payload;

/** Erases a person's data from the audit log. What was done, when and by which account remains. */
@Injectable()
export class ForgottenSubjects {
  constructor(
    private readonly database: Database,
    private readonly notifications: Notifications,
    private readonly seals: AuditLogSeals,
  ) {}

  /** Also deletes notifications about them. */
  async forget(type: string, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    const events = await overwriteEvents(this.database, type, ids, FORGOTTEN);
    await this.seals.redact(events);
    await this.notifications.withdraw(events);
  }

  /** The same for subjects known only from events: rows that were deleted, or had another address. */
  async forgetByField(type: string, field: string, address: string): Promise<void> {
    await this.forget(type, [...(await findSubjects(this.database, type, field, address))]);
  }
}
