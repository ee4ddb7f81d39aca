import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { Ids } from '../../kernel/ids.js';
import { Database } from '../../platform/persistence/database.js';
import { Gauge, type Reading } from '../../platform/metrics/metrics.js';
import { Notifications } from '../../platform/mail/notifications.js';
import { Retention } from '../../platform/jobs/retention.js';

export interface BackupResult {
  readonly what: 'backup' | 'proof';
  readonly beganAt: Date;
  readonly tookMs: number;
  /** Null for a success. */
  readonly failure: string | null;
  /** The copy that was made or restored, if any. */
  readonly file: string | null;
  readonly madeAt: Date | null;
  /** Number of reservation requests in it. */
  readonly requests: number | null;
  readonly newestEventAt: Date | null;
}

async function addResult(database: Database, id: string, result: BackupResult): Promise<void> {
  const { what, beganAt, tookMs, failure, file, madeAt, requests, newestEventAt } = result;
  await database.query(
    `insert into backup_runs (id, what, began_at, took_ms, failure, file, made_at, requests, newest_event_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [id, what, beganAt, tookMs, failure, file, madeAt, requests, newestEventAt],
  );
}

const COLUMNS = `what, began_at as "beganAt", took_ms as "tookMs", failure, file, made_at as "madeAt", requests,
  newest_event_at as "newestEventAt"`;

/** The newest result of each kind, successful or not. */
function newestResults(database: Database): Promise<BackupResult[]> {
  return database.query<BackupResult[]>(
    `select distinct on (what) ${COLUMNS} from backup_runs order by what, began_at desc, id desc`,
  );
}

async function lastProof(database: Database): Promise<BackupResult | null> {
  const [proof] = await database.query<BackupResult[]>(
    `select ${COLUMNS} from backup_runs where what = 'proof' and failure is null order by began_at desc limit 1`,
  );
  return proof ?? null;
}

/** Whether one of that kind has failed since then, without a later success. */
async function failsSince(database: Database, what: BackupResult['what'], since: Date): Promise<boolean> {
  const rows = await database.query(
    `select 1 from backup_runs failed where what = $1 and began_at >= $2 and failure is not null
       and not exists (select 1 from backup_runs where what = $1 and failure is null and began_at > failed.began_at)
     limit 1`,
    [what, since],
  );
  return rows.length > 0;
}

async function hasResultSince(database: Database, what: BackupResult['what'], since: Date): Promise<boolean> {
  const rows = await database.query(`select 1 from backup_runs where what = $1 and began_at >= $2 limit 1`, [
    what,
    since,
  ]);
  return rows.length > 0;
}

/** Since when the queue has been scheduling backups; null if it does not. */
async function scheduledSince(database: Database, job: string): Promise<Date | null> {
  const [row] = await database.query<{ since: Date }[]>(
    `select created_on as since from pgboss.schedule where name = $1`,
    [job],
  );
  return row?.since ?? null;
}

/** The job that makes a backup each night, and restores one each week. */
export const BACKUP_JOB = 'back-up';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Tolerates one failed night. */
const BACKUP_IS_LATE_MS = 2 * DAY_MS;
const PROOF_IS_LATE_MS = 8 * DAY_MS;
/** A week, minus the variation of the start time of nights. */
const PROOF_IS_DUE_MS = 7 * DAY_MS - 12 * HOUR_MS;
const RENOTIFY_AFTER_MS = 20 * HOUR_MS;

const TITLES = {
  backup: 'The backup failed',
  proof: 'The test restore failed',
} as const;

export interface BackupStatus {
  readonly proof: BackupResult | null;
  /** The newest result of its kind, if it failed. */
  readonly failure: BackupResult | null;
  /** No backup for two days, or no proof for eight. */
  readonly isLate: boolean;
}

/** Records every backup and restore attempt and notifies the owner of failures. */
@Injectable()
@Retention('remove-old-backup-runs', '45 3 * * *', { table: 'backup_runs', condition: 'began_at < $1', days: 365 })
export class BackupLog {
  constructor(
    private readonly database: Database,
    private readonly notifications: Notifications,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** A failure is emailed once a day while it lasts. */
  async add(result: BackupResult): Promise<void> {
    const id = this.ids.next();
    await this.database.run(null, async () => {
      const since = new Date(result.beganAt.getTime() - RENOTIFY_AFTER_MS);
      const isReported = await failsSince(this.database, result.what, since);
      await addResult(this.database, id, result);
      if (result.failure !== null && !isReported) await this.notifyOwner(id, result.what, result.failure);
    });
  }

  /** When a backup was last restored successfully; null if never. */
  async lastProvenAt(): Promise<Date | null> {
    return (await lastProof(this.database))?.beganAt ?? null;
  }

  @Gauge({
    name: 'courtyard_backup_proven_timestamp_seconds',
    help: 'When a backup was last restored on trial and found whole; missing while none was.',
  })
  async provenTimestamp(): Promise<Reading[]> {
    const at = await this.lastProvenAt();
    return at ? [{ value: at.getTime() / 1_000 }] : [];
  }

  async isProofDue(): Promise<boolean> {
    const last = await this.lastProvenAt();
    return last === null || this.age(last) >= PROOF_IS_DUE_MS;
  }

  /** Whether one of that kind that started then has recorded a result. */
  hasSince(what: BackupResult['what'], since: Date): Promise<boolean> {
    return hasResultSince(this.database, what, since);
  }

  /** Null if the queue makes no backups and no one ever has. */
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

  /** Lateness applies to scheduled backups only; for manual ones the owner is notified of those that cannot be restored. */
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
