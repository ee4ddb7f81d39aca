import { Injectable } from '@nestjs/common';
import { Notifications } from '../mail/notifications.js';
import { Database } from '../persistence/database.js';
import { AuditLogSeals } from '../audit-log/audit-log-seals.js';
import { overwriteEvents, findSubjects } from './forgotten-subjects.query.js';

/** Payload of a forgotten event: it says nothing and is delivered to nobody. */
const FORGOTTEN = { forgotten: true };

export const isForgotten = (payload: object): boolean => 'forgotten' in payload;

/** Takes out of the trail what it tells of somebody who wants to be forgotten; that something was done, when and by whom, stays. */
@Injectable()
export class ForgottenSubjects {
  constructor(
    private readonly database: Database,
    private readonly notifications: Notifications,
    private readonly seals: AuditLogSeals,
  ) {}

  /** With the notices that told the house of them. */
  async forget(type: string, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    const events = await overwriteEvents(this.database, type, ids, FORGOTTEN);
    await this.seals.redact(events);
    await this.notifications.withdraw(events);
  }

  /** The same where events alone know of them: rows that were deleted before, or had another address then. */
  async forgetByField(type: string, field: string, address: string): Promise<void> {
    await this.forget(type, [...(await findSubjects(this.database, type, field, address))]);
  }
}
