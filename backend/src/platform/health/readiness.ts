import { Injectable } from '@nestjs/common';
import { Database } from '../persistence/database.js';
import { Jobs } from '../jobs/jobs.js';

/**
 * Fails if the database does not respond, or is a standby or otherwise read-only. After any failure, the connection is
 * dropped, so that the next check uses another one.
 */
async function askDatabase(database: Database): Promise<void> {
  await database.query(
    `select must_change(0, '25006') where pg_is_in_recovery() or current_setting('default_transaction_read_only')::boolean`,
  );
}

const FRESH_MS = 1_000;
const PATIENCE_MS = 2_000;

/** Checks database and queue at most once a second, however many callers there are. */
@Injectable()
export class Readiness {
  private checked: { at: number; result: Promise<boolean> } | undefined;
  private stopping = false;

  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
  ) {}

  isReady(): Promise<boolean> {
    if (this.stopping) return Promise.resolve(false);
    const now = Date.now();
    if (!this.checked || now - this.checked.at > FRESH_MS) this.checked = { at: now, result: this.check() };
    return this.checked.result;
  }

  get isStopping(): boolean {
    return this.stopping;
  }

  /** From now on not ready, so that proxies send new calls elsewhere. */
  stop(): void {
    this.stopping = true;
  }

  private async check(): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<boolean>((resolve) => {
      timer = setTimeout(resolve, PATIENCE_MS, false);
    });
    const answers = Promise.all([askDatabase(this.database), this.jobs.answers()])
      .then(([, queueAnswers]) => queueAnswers && this.database.hasRoom && !this.stopping)
      .catch(() => false);
    return Promise.race([answers, tooLate]).finally(() => {
      clearTimeout(timer);
    });
  }
}
