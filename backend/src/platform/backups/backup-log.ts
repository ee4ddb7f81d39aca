import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { Ids } from '../../kernel/ids.js';
import { Notifications } from '../mail/notifications.js';
import { Database } from '../persistence/database.js';
import {
  addResult,
  type BackupResult,
  failsSince,
  hasResultSince,
  lastProof,
  newestResults,
  scheduledSince,
} from './backup-log.query.js';

export type { BackupResult };

/** The job that makes a backup each night, and restores one each week. */
export const BACKUP_JOB = 'back-up';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A night that failed is followed by another. */
const BACKUP_IS_LATE_MS = 2 * DAY_MS;
const PROOF_IS_LATE_MS = 8 * DAY_MS;
/** A week less the time that a night may begin earlier than the one before. */
const PROOF_IS_DUE_MS = 7 * DAY_MS - 12 * HOUR_MS;
const RENOTIFY_AFTER_MS = 20 * HOUR_MS;

const TITLES = {
  backup: 'The backup failed',
  proof: 'The test restore failed',
} as const;

export interface BackupStatus {
  readonly proof: BackupResult | null;
  /** The newest result of its kind, when it failed. */
  readonly failure: BackupResult | null;
  /** Nothing was made for two days, or nothing proven for eight. */
  readonly isLate: boolean;
}

/** What came of each backup and of each try to restore one; the owner is told of failures. */
@Injectable()
export class BackupLog {
  constructor(
    private readonly database: Database,
    private readonly notifications: Notifications,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** A failure is mailed, once a day while it lasts. */
  async add(result: BackupResult): Promise<void> {
    const id = this.ids.next();
    await this.database.run(null, async () => {
      const since = new Date(result.beganAt.getTime() - RENOTIFY_AFTER_MS);
      const isReported = await failsSince(this.database, result.what, since);
      await addResult(this.database, id, result);
      if (result.failure !== null && !isReported) await this.notifyOwner(id, result.what, result.failure);
    });
  }

  /** When a backup was last restored and found whole; null while none was. */
  async lastProvenAt(): Promise<Date | null> {
    return (await lastProof(this.database))?.beganAt ?? null;
  }

  async isProofDue(): Promise<boolean> {
    const last = await this.lastProvenAt();
    return last === null || this.age(last) >= PROOF_IS_DUE_MS;
  }

  /** Whether one of that kind that began then has left word. */
  hasSince(what: BackupResult['what'], since: Date): Promise<boolean> {
    return hasResultSince(this.database, what, since);
  }

  /** Null where neither the queue makes backups nor anybody ever has. */
  async status(): Promise<BackupStatus | null> {
    const [results, proof, since] = await Promise.all([
      newestResults(this.database),
      lastProof(this.database),
      scheduledSince(this.database, BACKUP_JOB),
    ]);
    if (results.length === 0 && since === null) return null;
    const made = results.find(({ what }) => what === 'backup');
    const failed = results.filter(({ failure }) => failure !== null);
    return {
      proof,
      failure: failed.toSorted((a, b) => b.beganAt.getTime() - a.beganAt.getTime())[0] ?? null,
      isLate: this.isBackupLate(made, since) || this.isProofLate(proof, since),
    };
  }

  /** Whoever makes them by hand or with a timer of the system is told of those that cannot be restored. */
  private isBackupLate(made: BackupResult | undefined, since: Date | null): boolean {
    return since !== null && this.age(made?.beganAt ?? since) > BACKUP_IS_LATE_MS;
  }

  private isProofLate(proof: BackupResult | null, since: Date | null): boolean {
    if (proof) return this.age(proof.beganAt) > PROOF_IS_LATE_MS;
    return since === null || this.age(since) > BACKUP_IS_LATE_MS;
  }

  private age(moment: Date): number {
    return this.clock.now().getTime() - moment.getTime();
  }

  private notifyOwner(id: string, what: BackupResult['what'], failure: string): Promise<void> {
    return this.notifications.post({
      id,
      kind: 'backup',
      title: TITLES[what],
      details: [
        failure,
        'Whoever results the server finds what to do in docs/operations.md, under Backup and restore.',
      ],
      path: '/admin/dashboard',
    });
  }
}
