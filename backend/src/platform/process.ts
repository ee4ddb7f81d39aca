import {
  type BeforeApplicationShutdown,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
  Injectable,
} from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppSettings } from './config/app-settings.js';
import { EventRecorder } from './persistence/event-recorder.js';
import { EventRelay } from './events/event-relay.js';
import { Jobs } from './jobs/jobs.js';
import { LiveView } from './live/live.controllers.js';
import { MailTransport } from './mail/mail.js';
import { Pools } from './persistence/database.js';
import { RestoredBackup } from './restored/restored-backup.js';
import { Tracing } from './tracing/tracing.js';

/** Starts the background work of this process after all modules have declared it, and stops it in order. */
@Injectable()
export class Process implements OnApplicationBootstrap, BeforeApplicationShutdown, OnApplicationShutdown {
  private readonly logger = new Logger('Process');
  private readonly loops: (() => void)[] = [];

  constructor(
    private readonly settings: AppSettings,
    private readonly jobs: Jobs,
    private readonly recorder: EventRecorder,
    private readonly relay: EventRelay,
    private readonly restored: RestoredBackup,
    private readonly live: LiveView,
    private readonly transport: MailTransport,
    private readonly pools: Pools,
    private readonly dataSource: DataSource,
    private readonly tracing: Tracing,
  ) {}

  /** Declares a loop that runs whenever jobs run in this process; call it before the application starts. */
  runs(start: () => void): void {
    this.loops.push(start);
  }

  async onApplicationBootstrap(): Promise<void> {
    this.relay.declareDeliveries();
    const isPaused = await this.restored.read();
    await this.jobs.start(isPaused);
    await this.relay.register();
    if (servesWeb(this.settings)) await this.live.start();
    if (isPaused) {
      this.logger.warn('This is a restored backup: nothing is sent until the owner starts it on the dashboard.');
      this.restored.onStarted(() => this.resume());
    }
    if (this.settings.environment.JOBS === 'off') return;
    const works = worksHere(this.settings);
    this.recorder.onRecorded(() => {
      if (works) this.relay.nudge();
      else this.relay.notifyOtherProcesses();
    });
    if (works && !isPaused) await this.startWork();
  }

  private async resume(): Promise<void> {
    await this.jobs.resume();
    if (worksHere(this.settings)) await this.startWork();
  }

  private async startWork(): Promise<void> {
    await this.relay.start();
    for (const start of this.loops) start();
  }

  /** Ends streams first, because the server waits for open responses before it closes. */
  async beforeApplicationShutdown(): Promise<void> {
    this.restored.stop();
    await this.live.stop();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.relay.stop();
    await this.jobs.stop();
    this.transport.close();
    await this.pools.jobs.end();
    await this.pools.replica?.end();
    await this.dataSource.destroy();
    await this.tracing.stop();
    this.logger.log('Stopped.');
  }
}

/** Whether this process runs jobs: not in the web role, and not if JOBS is off. */
export function worksHere({ environment: { ROLE, JOBS } }: AppSettings): boolean {
  return ROLE !== 'web' && JOBS === 'on';
}

export function servesWeb({ environment: { ROLE } }: AppSettings): boolean {
  return ROLE !== 'worker';
}
