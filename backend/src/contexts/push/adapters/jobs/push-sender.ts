import { Injectable, Logger } from '@nestjs/common';
import webpush from 'web-push';
import { Clock } from '../../../../kernel/clock.js';
import { Restaurant } from '../../../../kernel/restaurant.js';
import { Cron, JobHandler } from '../../../../platform/jobs/job-handlers.js';
import { Jobs } from '../../../../platform/jobs/jobs.js';
import { NoAnswer, OutboundHttp } from '../../../../platform/outbound/outbound-http.js';
import { type PushDevice, PushDevices } from '../persistence/push-devices.query.js';
import { type DueMessage, type PushAudience, PushMessagesQuery } from '../persistence/push-messages.query.js';
import { kindsFor, type PushNotification } from '../../domain/push-kinds.js';

const JOB = 'push';
const BATCH = 50;
/** After the last one a notification is given up. */
const PAUSES_MINUTES = [1, 5, 30, 120];
const MINUTE_MS = 60_000;
/** Seconds that a push service keeps a notification for a device that is off. */
const TTL_S = 12 * 3_600;
/** More at one time are shown as one notification. */
const MAX_CONCURRENCY = 3;

/** Stores notifications for devices and hands them to the push services. */
@Injectable()
export class PushSender {
  private readonly logger = new Logger('PushSender');

  constructor(
    private readonly messages: PushMessagesQuery,
    private readonly devices: PushDevices,
    private readonly jobs: Jobs,
    private readonly http: OutboundHttp,
    private readonly restaurant: Restaurant,
    private readonly clock: Clock,
  ) {}

  /** Inside the caller's unit of work; several calls with one key notify once. */
  async notify(notification: PushNotification, audience: PushAudience): Promise<void> {
    const { kind, key, title, details, path } = notification;
    const devices = await this.messages.devicesFor(kind, audience);
    const now = this.clock.now();
    for (const device of devices.filter(({ role }) => kindsFor(role).includes(kind))) {
      await this.store(device.id, this.devices.momentFor(device, now), { key, title, details, path });
    }
  }

  /** A notification that shows its owner that the device gets them, also in quiet hours. */
  test({ id }: PushDevice): Promise<void> {
    const now = this.clock.now();
    const text = { title: 'Notifications work', details: 'This device will tell you what you have chosen.' };
    return this.store(id, now, { key: `test:${now.toISOString()}`, ...text, path: '/{role}/dashboard' });
  }

  private async store(
    deviceId: string,
    sendAt: Date,
    { key, title, details, path }: Omit<PushNotification, 'kind'>,
  ): Promise<void> {
    await this.messages.add(deviceId, { key, title, details, path }, sendAt);
    // Those for later are found by the job of each minute.
    if (sendAt <= this.clock.now()) await this.jobs.add(JOB, {}, { key: JOB });
  }

  @JobHandler(JOB, { retry: 'day', concurrency: 1, collapses: true })
  @Cron('push-waiting', '* * * * *')
  async sendDue(): Promise<void> {
    for (;;) {
      const now = this.clock.now();
      const due = await this.messages.claim(now, new Date(now.getTime() + MINUTE_MS), BATCH);
      const byDevice = Map.groupBy(due, ({ deviceId }) => deviceId);
      await Promise.all([...byDevice.values()].map((messages) => this.sendTo(messages)));
      if (due.length < BATCH) return;
    }
  }

  private async sendTo(messages: readonly DueMessage[]): Promise<void> {
    const [first] = messages;
    if (!first) return;
    if (messages.length <= MAX_CONCURRENCY) {
      for (const message of messages) await this.send(message, [message]);
      return;
    }
    const title = `${String(messages.length)} new notifications`;
    await this.send(
      { ...first, title, details: 'Open the dashboard to see them.', path: '/{role}/dashboard' },
      messages,
    );
  }

  /** @param covered the stored notifications that this one announces */
  private async send(message: DueMessage, covered: readonly DueMessage[]): Promise<void> {
    const { deviceId, title, details, showsDetails, role, path, key } = message;
    const shown = {
      title,
      body: showsDetails || key.startsWith('test:') || covered.length > 1 ? details : '',
      url: path.replace('{role}', role),
      tag: covered.length > 1 ? 'several' : key,
    };
    const status = await this.post(message, JSON.stringify(shown));
    const keys = covered.map((one) => one.key);
    if (status === 404 || status === 410) {
      await this.messages.forget(deviceId);
      return;
    }
    const pause = status !== null && status < 300 ? undefined : PAUSES_MINUTES[message.tries - 1];
    if (pause === undefined) {
      await this.messages.settle(deviceId, keys);
      return;
    }
    const again = new Date(this.clock.now().getTime() + pause * MINUTE_MS);
    await this.messages.postpone(deviceId, keys, again);
  }

  /** The status of the push service's answer; null without one. */
  private async post({ endpoint, p256dh, auth }: DueMessage, payload: string): Promise<number | null> {
    const vapidDetails = { subject: `mailto:${this.restaurant.email}`, ...(await this.devices.vapidKeys()) };
    try {
      const { headers, body } = webpush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
        vapidDetails,
        TTL: TTL_S,
        urgency: 'high',
        contentEncoding: 'aes128gcm',
      });
      const sent = { url: new URL(endpoint), headers: asText(headers), body };
      const { status, text } = await this.http.post(sent);
      if (status >= 300) this.logger.warn(`A push service answered ${String(status)}: ${text.slice(0, 200)}`);
      return status;
    } catch (error) {
      const reason = error instanceof NoAnswer ? error.message : String(error);
      this.logger.warn(`A push notification was not sent: ${reason}`);
      return null;
    }
  }
}

const asText = (headers: object): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
