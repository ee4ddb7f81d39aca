import { Injectable } from '@nestjs/common';
import { addDays, dateIn, instantOf, weekdayOf } from '../../kernel/calendar.js';
import { Clock } from '../../kernel/clock.js';
import { Ids } from '../../kernel/ids.js';
import { Restaurant } from '../../kernel/restaurant.js';
import { EVENT_RETENTION_DAYS } from '../../platform/events/retention.js';
import { Cron } from '../../platform/jobs/job-handlers.js';
import { Notifications } from '../../platform/mail/notifications.js';
import { Database } from '../../platform/persistence/database.js';
import { RedactsErasedEvents } from '../../platform/personal-data/forgotten-subjects.js';
import { lockUntilEnd } from '../../platform/persistence/locks.query.js';
import {
  checkLines,
  checkSeals,
  type CheckedSeal,
  type Day,
  daysWithoutSeal,
  fitsContent,
  lastSeal,
  oldestEvent,
  redactLines,
  removeLinesBefore,
  type Seal,
  sealDay,
} from './audit-log-seals.query.js';

const DAY_MS = 86_400_000;
/** By then, transactions that began before midnight have ended. */
const SETTLED_MS = 3_600_000;

export interface AuditLogFault {
  readonly day: string;
  /** Null if only the day's seal is wrong, not a single entry. */
  readonly eventId: string | null;
  readonly what: 'changed' | 'missing' | 'added' | 'seal';
}

export interface AuditLogCheck {
  readonly faults: readonly AuditLogFault[];
  readonly days: number;
  readonly lines: number;
  /** Entries with data erased on request. */
  readonly redactions: number;
  readonly head: Seal | null;
}

/** Chains the hash of each day of the audit log to the day before, and finds later changes. */
@Injectable()
export class AuditLogSeals {
  constructor(
    private readonly database: Database,
    private readonly restaurant: Restaurant,
    private readonly notifications: Notifications,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** Seals each finished day that is not sealed yet, including days when nothing ran. */
  @Cron('seal-trail', '20 3 * * *', { timeZone: 'restaurant' })
  async sealDays(): Promise<void> {
    let newest: Seal | null = null;
    let hasWeekEnded = false;
    for (let seal = await this.sealNext(); seal; seal = await this.sealNext()) {
      newest = seal;
      hasWeekEnded ||= weekdayOf(seal.day) === 'sunday';
    }
    if (newest && hasWeekEnded) await this.notifyOwner(newest);
  }

  @RedactsErasedEvents()
  async redact(eventIds: readonly string[]): Promise<void> {
    if (eventIds.length > 0) await redactLines(this.database, eventIds, this.clock.now());
  }

  @Cron('prune-trail', '17 * * * *')
  async prune(): Promise<void> {
    await removeLinesBefore(this.database, this.retentionStart);
  }

  async check(): Promise<AuditLogCheck> {
    const seals = await checkSeals(this.database);
    const faults: AuditLogFault[] = (await daysWithoutSeal(this.database)).map(sealFault);
    for (const seal of seals) faults.push(...(await this.faultsOf(seal)));
    const sum = (of: 'lines' | 'redactions') => seals.reduce((total, seal) => total + seal[of], 0);
    return {
      faults,
      days: seals.length,
      lines: sum('lines'),
      redactions: sum('redactions'),
      head: seals.at(-1) ?? null,
    };
  }

  /** Whether the chain contains this hash, which an earlier email reported. */
  async hasSeal(hash: string): Promise<boolean> {
    return (await checkSeals(this.database)).some((seal) => seal.hash === hash.toLowerCase());
  }

  private async faultsOf(seal: CheckedSeal): Promise<AuditLogFault[]> {
    const { day, beginsAt, endsAt, isWhole, follows } = seal;
    const isChained = isWhole && follows;
    // Events of older days are deleted, and only the chain of seals can be checked.
    if (endsAt <= this.retentionStart) return isChained ? [] : [sealFault(day)];
    const isRight = isChained && (await fitsContent(this.database, seal));
    const lines = (await checkLines(this.database, seal)).filter(
      ({ what }) => what !== 'missing' || beginsAt > this.retentionStart,
    );
    return [...(isRight ? [] : [sealFault(day)]), ...lines.map((line) => ({ day, ...line }))];
  }

  private sealNext(): Promise<Seal | null> {
    return this.database.run(null, async () => {
      await lockUntilEnd(this.database, 'seal-trail');
      const next = await this.nextDay();
      const now = this.clock.now();
      const isOver = next !== null && next.endsAt.getTime() + SETTLED_MS <= now.getTime();
      return isOver ? sealDay(this.database, this.ids.next(), next, now) : null;
    });
  }

  private async nextDay(): Promise<Day | null> {
    const { timeZone } = this.restaurant;
    const startOf = (day: string) => instantOf(day, '00:00', timeZone);
    const last = await lastSeal(this.database);
    if (last) {
      const next = addDays(last.day, 1);
      // After a change to a time zone that is a day ahead, the day has ended there before it begins.
      const day = startOf(addDays(next, 1)) > last.endsAt ? next : addDays(next, 1);
      return { day, beginsAt: last.endsAt, endsAt: startOf(addDays(day, 1)) };
    }
    const oldest = await oldestEvent(this.database);
    if (!oldest) return null;
    const day = dateIn(timeZone, oldest);
    return { day, beginsAt: startOf(day), endsAt: startOf(addDays(day, 1)) };
  }

  private notifyOwner({ id, day, hash }: Seal): Promise<void> {
    return this.notifications.post({
      id,
      kind: 'trail',
      title: `The trail is sealed up to ${day}`,
      details: [hash, 'Keep this email: its line of letters and digits proves that nothing before it was changed.'],
      path: '/admin/trail',
    });
  }

  private get retentionStart(): Date {
    return new Date(this.clock.now().getTime() - EVENT_RETENTION_DAYS * DAY_MS);
  }
}

const sealFault = (day: string): AuditLogFault => ({ day, eventId: null, what: 'seal' });
