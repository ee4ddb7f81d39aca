import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Clock } from '../../kernel/clock.js';
import type { Restaurant } from '../../kernel/restaurant.js';
import { BACKUP_JOB, type BackupResult, type BackupLog } from '../../contexts/backups/index.js';
import type { Settings } from '../../platform/config/environment.js';
import type { Jobs } from '../../platform/jobs/jobs.js';
import { BackupFolder } from './backup-folder.js';
import { newestEventIn, readManifest, requestsIn } from './manifest.js';

/** Allows for a database with many photographs on a slow disk. */
const MAX_HOURS = 6;

type Command = 'backup' | 'prove-backup';

/** Resolves with the reason of a failure; null on success. */
export type RunCommand = (command: Command) => Promise<string | null>;

/** Backs up every night, and restores the newest backup every week as a test. */
export class NightlyBackup {
  private readonly folder: BackupFolder;

  constructor(
    private readonly log: BackupLog,
    settings: Settings,
    private readonly runCommand: RunCommand,
    private readonly clock: Clock,
  ) {
    this.folder = new BackupFolder(settings);
  }

  /** Must be called before the jobs start. */
  declare(jobs: Jobs, restaurant: Restaurant): void {
    jobs.cron(
      BACKUP_JOB,
      '10 3 * * *',
      () => restaurant.timeZone,
      () => this.run(),
      { withinHours: MAX_HOURS },
    );
  }

  async run(): Promise<void> {
    if ((await this.backUp()) && (await this.log.isProofDue())) await this.prove();
  }

  private async backUp(): Promise<boolean> {
    const beganAt = this.clock.now();
    const failure = await this.runCommand('backup');
    const file = failure === null ? await this.folder.newest() : null;
    const manifest = file && (await readManifest(file));
    await this.log.add({
      ...this.ended('backup', beganAt, failure),
      ...(file && { file: path.basename(file) }),
      ...(manifest && {
        madeAt: new Date(manifest.createdAt),
        requests: requestsIn(manifest),
        newestEventAt: newestEventIn(manifest),
      }),
    });
    return failure === null;
  }

  /** The command normally records the result itself. */
  private async prove(): Promise<void> {
    const beganAt = this.clock.now();
    const failure = await this.runCommand('prove-backup');
    if (failure !== null && !(await this.log.hasSince('proof', beganAt)))
      await this.log.add(this.ended('proof', beganAt, failure));
  }

  private ended(what: BackupResult['what'], beganAt: Date, failure: string | null): BackupResult {
    const tookMs = this.clock.now().getTime() - beganAt.getTime();
    return { what, beganAt, tookMs, failure, file: null, madeAt: null, requests: null, newestEventAt: null };
  }
}

/** Runs commands in processes of their own, so that this one stays responsive; they end with it. */
export function commandsBeside(signal: AbortSignal): RunCommand {
  return (command) =>
    new Promise((resolve, reject) => {
      const script = fileURLToPath(new URL(`../cli/${command}.js`, import.meta.url));
      const child = spawn(process.execPath, ['--enable-source-maps', script], {
        stdio: ['ignore', 'ignore', 'pipe'],
        signal,
      });
      if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
      let stderr = '';
      child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
      child.on('error', ({ message }) => (stderr += message));
      child.on('close', (code) => {
        // A shutdown is not a failure: the next start runs it again.
        if (signal.aborted) reject(new Error('The process ends.'));
        else resolve(code === 0 ? null : (stderr.trim().split('\n').at(-1) ?? `It ended with ${String(code)}.`));
      });
    });
}
