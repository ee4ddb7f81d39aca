import { Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import type { AppSettings } from '../config/app-settings.js';
import type { MailTransport } from '../mail/mail.js';
import type { Mailbox } from '../mail/mailbox.js';
import type { NoticeBoard } from '../mail/notice-board.js';
import type { JobOutbox } from '../outbox/job-outbox.js';
import type { Housekeeping } from './housekeeping.js';
import type { JobQueue } from './job-queue.js';

/** Starts what this process does beside answering calls, and ends it in order: jobs, mail, database. */
export class Workers implements OnApplicationBootstrap, OnApplicationShutdown {
  constructor(
    private readonly settings: AppSettings,
    private readonly queue: JobQueue,
    private readonly outbox: JobOutbox,
    private readonly mailbox: Mailbox,
    private readonly notices: NoticeBoard,
    private readonly housekeeping: Housekeeping,
    private readonly transport: MailTransport,
    private readonly dataSource: DataSource,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.queue.start();
    if (!worksHere(this.settings)) return;
    await this.outbox.startDelivering();
    await this.mailbox.startSending();
    await this.notices.startMailing();
    await this.housekeeping.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.queue.stop();
    this.transport.close();
    await this.dataSource.destroy();
    new Logger('Workers').log('Stopped.');
  }
}

/** Whether this process takes jobs: not the web role, and not while JOBS is off. */
export function worksHere({ environment: { ROLE, JOBS } }: AppSettings): boolean {
  return ROLE !== 'web' && JOBS === 'on';
}
