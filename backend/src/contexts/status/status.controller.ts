import { statfs } from 'node:fs/promises';
import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../kernel/actor.js';
import { Clock } from '../../kernel/clock.js';
import { AppSettings } from '../../platform/config/app-settings.js';
import { BackupLog, type BackupStatus } from '../backups/index.js';
import { EventRelay } from '../../platform/events/event-relay.js';
import { CurrentActor, Roles } from '../../platform/http/security/access.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { PushDevices } from '../push/index.js';
import { ClientErrors } from './client-errors.repository.js';
import { CheckForReleases } from './release-check.js';
import { MailCaps } from '../../platform/mail/mail-caps.js';
import { MailQueue } from '../../platform/mail/mail-queue.js';
import { VERSION } from '../../platform/config/version.js';
import { RestoredBackup, type RestoredStatus } from '../../platform/restored/restored-backup.js';

/** Relaying takes a second; events that wait longer have no relay. */
const LATE_MS = 60_000;

class WaitingMailsView {
  @ApiProperty() count!: number;
  @ApiProperty({ description: 'When the oldest of them was created.' }) since!: string;
  @ApiProperty({ example: 'the mail server refuses our password (535 5.7.8 …)' }) reason!: string;
}

class ProvenBackupView {
  @ApiProperty({ description: 'When a backup was last restored and verified.' }) at!: string;
  @ApiProperty({ example: 240 }) tookSeconds!: number;
  @ApiProperty({ description: 'Number of reservations in it.' }) requests!: number;
  @ApiProperty({ type: String, nullable: true, description: 'Time of the newest event in it.' })
  newestAt!: string | null;
}

class FailedBackupView {
  @ApiProperty() at!: string;
  @ApiProperty({ enum: ['backup', 'proof'], description: 'Whether creating or restoring it failed.' })
  what!: 'backup' | 'proof';
  @ApiProperty({ description: 'Reason in one sentence.' }) reason!: string;
}

class BackupView {
  @ApiProperty({ type: ProvenBackupView, nullable: true }) proven!: ProvenBackupView | null;
  @ApiProperty({ type: FailedBackupView, nullable: true, description: 'The latest attempt, if it failed.' })
  failed!: FailedBackupView | null;
  @ApiProperty({ description: 'No backup for two days, or no test restore for eight.' }) isLate!: boolean;
}

class WaitingWorkView {
  @ApiProperty({ description: 'Emails that are created but not sent yet.' }) emails!: number;
  @ApiProperty({ description: 'Changes whose emails, texts, and notifications are not created yet.' }) events!: number;
  @ApiProperty({ description: 'Campaigns that are being sent or are due.' }) campaigns!: number;
  @ApiProperty({ description: 'Emails of automations that are due.' }) automations!: number;
  @ApiProperty({ description: 'Webhook calls that are not delivered yet.' }) webhooks!: number;
}

class RestoredBackupView {
  @ApiProperty({ description: 'When the backup was made.' }) backedUpAt!: string;
  @ApiProperty() restoredAt!: string;
  @ApiProperty({ type: WaitingWorkView, description: 'What is sent once sending is started.' })
  waiting!: WaitingWorkView;
}

class StatusView {
  @ApiProperty({ description: 'Jobs that failed for a day and wait for `npm run retry-parked`.' }) parkedJobs!: number;
  @ApiProperty({ description: 'Emails of the last seven days that could not be sent.' }) failedMails!: number;
  @ApiProperty({
    description: 'Emails withdrawn in the last seven days without a newer one, so a guest may not know.',
  })
  lostMails!: number;
  @ApiProperty({
    description: 'Emails that were not created in the last 24 hours because of the limit per address.',
  })
  withheldMails!: number;
  @ApiProperty({ description: 'Errors in browsers in the last 24 hours; the log has each of them.' })
  clientErrors!: number;
  @ApiProperty({ type: WaitingMailsView, nullable: true, description: 'Emails that failed and are being retried.' })
  waitingMails!: WaitingMailsView | null;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Since when background work has stopped; null if all is well.',
  })
  workWaitsSince!: string | null;
  @ApiProperty({
    type: BackupView,
    nullable: true,
    description: 'Null if backups are made elsewhere, such as for your own database.',
  })
  backup!: BackupView | null;
  @ApiProperty({
    type: RestoredBackupView,
    nullable: true,
    description: 'Set if the data come from a backup and nothing is sent until `start-sending`.',
  })
  restored!: RestoredBackupView | null;
}

class ReleaseView {
  @ApiProperty({ example: '0.3.0' }) version!: string;
  @ApiProperty({ description: 'What is new, as plain text.' }) notes!: string;
  @ApiProperty({ type: String, nullable: true, description: 'Page of the release.' }) url!: string | null;
  @ApiProperty({ type: String, nullable: true }) publishedAt!: string | null;
}

class KnownReleasesView {
  @ApiProperty({ description: 'Whether `RELEASES_URL` is set.' }) isSourceSet!: boolean;
  @ApiProperty({ type: String, nullable: true, description: 'When the source last answered; null if it never has.' })
  answeredAt!: string | null;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Why the last call failed, in one sentence; null if it did not.',
    example: 'It refused the connection.',
  })
  failure!: string | null;
  @ApiProperty({ type: [ReleaseView], description: 'Releases newer than the running version, newest first.' })
  newer!: ReleaseView[];
}

class ServerView {
  @ApiProperty({ example: '0.3.0' }) version!: string;
  @ApiProperty({ type: KnownReleasesView }) releases!: KnownReleasesView;
  @ApiProperty({ description: 'Whether emails go to a mail server; otherwise they are only stored.' })
  sendsEmail!: boolean;
  @ApiProperty({ description: 'Emails about reservations, inquiries and accounts in the last 24 hours.' })
  emailsSent!: number;
  @ApiProperty({ description: 'Phones and computers that get push notifications.' }) pushDevices!: number;
  @ApiProperty({ description: 'Push notifications that failed at least twice and are being retried.' })
  failingPushes!: number;
  @ApiProperty({ type: Number, nullable: true, description: 'Free disk space for data in bytes; null if unknown.' })
  freeBytes!: number | null;
}

@ApiTags('status')
@Controller('admin/status')
@Roles('admin')
export class StatusController {
  constructor(
    private readonly jobs: Jobs,
    private readonly mailQueue: MailQueue,
    private readonly caps: MailCaps,
    private readonly errors: ClientErrors,
    private readonly relay: EventRelay,
    private readonly backups: BackupLog,
    private readonly restored: RestoredBackup,
    private readonly push: PushDevices,
    private readonly releases: CheckForReleases,
    private readonly clock: Clock,
    private readonly settings: AppSettings,
  ) {}

  /** Failed and stuck work, so that nothing fails silently. */
  @Get()
  @ApiOkResponse({ type: StatusView })
  async read(): Promise<StatusView> {
    // At most three queries at a time, so that polling does not use many connections.
    const parkedJobs = await this.jobs.parked();
    const clientErrors = await this.errors.lastDay();
    const backup = await this.backups.status();
    const restored = await this.restored.status();
    const [failedMails, lostMails, withheldMails] = await Promise.all([
      this.mailQueue.countFailed(),
      this.mailQueue.countLost(),
      this.caps.countWithheld(),
    ]);
    const [waiting, since] = await Promise.all([this.mailQueue.waiting(), this.relay.waitingSince()]);
    // After a restore, the owner already sees that work is on hold and why.
    const isLate = !restored && since !== null && this.clock.now().getTime() - since.getTime() > LATE_MS;
    return {
      parkedJobs,
      failedMails,
      lostMails,
      withheldMails,
      clientErrors,
      waitingMails: waiting && { ...waiting, since: waiting.since.toISOString() },
      workWaitsSince: isLate ? since.toISOString() : null,
      backup: backup && backupView(backup),
      restored: restored && restoredView(restored),
    };
  }

  /** What an owner wants to know while all is well. */
  @Get('server')
  @ApiOkResponse({ type: ServerView })
  async server(): Promise<ServerView> {
    const { SMTP_URL, DATA_DIR } = this.settings.environment;
    const disk = await statfs(DATA_DIR).catch(() => null);
    const { devices: pushDevices, failing: failingPushes } = await this.push.status();
    const { answeredAt, newer, ...known } = await this.releases.known();
    return {
      version: VERSION,
      releases: { ...known, answeredAt: answeredAt?.toISOString() ?? null, newer: [...newer] },
      sendsEmail: SMTP_URL !== undefined,
      emailsSent: await this.mailQueue.countSent(),
      pushDevices,
      failingPushes,
      freeBytes: disk && disk.bavail * disk.bsize,
    };
  }

  /** After a restore: lets every process send and run pending work. Has no effect a second time. */
  @Post('start-sending')
  @HttpCode(200)
  @ApiOkResponse({ type: StatusView })
  async startSending(@CurrentActor() actor: Actor): Promise<StatusView> {
    await this.restored.startSending(actor);
    return this.read();
  }

  /** Retries failed emails and jobs for another day. */
  @Post('try-again')
  @HttpCode(200)
  @ApiOkResponse({ type: StatusView })
  async tryAgain(): Promise<StatusView> {
    await this.mailQueue.sendFailedAgain();
    await this.jobs.retryParked();
    return this.read();
  }
}

const restoredView = ({ backedUpAt, restoredAt, waiting }: RestoredStatus): RestoredBackupView => ({
  backedUpAt: backedUpAt.toISOString(),
  restoredAt: restoredAt.toISOString(),
  waiting,
});

const backupView = ({ proof, failure, isLate }: BackupStatus): BackupView => ({
  proven: proof && {
    at: proof.beganAt.toISOString(),
    tookSeconds: Math.round(proof.tookMs / 1_000),
    requests: proof.requests ?? 0,
    newestAt: proof.newestEventAt?.toISOString() ?? null,
  },
  failed: failure && { at: failure.beganAt.toISOString(), what: failure.what, reason: failure.failure ?? '' },
  isLate,
});
