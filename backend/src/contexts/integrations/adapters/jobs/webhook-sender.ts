import { AsyncLocalStorage } from 'node:async_hooks';
import { type BeforeApplicationShutdown, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../../kernel/clock.js';
import { isForgotten } from '../../../../platform/events/retention.js';
import { EventCatalogue } from '../../../../platform/events/event-catalogue.js';
import { isPruned } from '../../../../platform/events/retention.js';
import { NoAnswer, type OutboundAnswer, OutboundHttp } from '../../../../platform/outbound/outbound-http.js';
import { Database } from '../../../../platform/persistence/database.js';
import { Process } from '../../../../platform/process.js';
import { GIVE_UP_AFTER_MS, type Outcome, outcomeOf, restAfter } from '../../domain/delivery-plan.js';
import { WebhooksService } from '../../domain/webhooks.service.js';
import { sampleOf, signedHeaders, type WebhookEvent, webhookEventOf } from '../outbound/webhook-body.js';
import { type DueDelivery, PgWebhookDeliveries, type Settled } from '../persistence/webhook-deliveries.query.js';
import { EventListeners, type EventWriter, type StoredEvent } from '../../../../platform/events/event-listeners.js';

/** Polls for deliveries added by other processes or due after a pause. */
const POLL_INTERVAL_MS = 1_000;
/** Longest wait to write several results together. */
const SETTLE_WITHIN_MS = 20;
/** On shutdown; deliveries without a response by then are repeated by the next process. */
const FINISH_WITHIN_MS = 5_000;
const CONTENT_DELETED = new NoAnswer('Its content is no longer stored.');

interface Result {
  readonly delivery: DueDelivery;
  readonly answer: OutboundAnswer | NoAnswer;
  readonly outcome: Outcome;
  readonly ms: number;
}

/**
 * Sends deliveries in every process that runs jobs. Each endpoint has its own limit of deliveries in flight, so that a
 * slow one delays no other. Deliveries of a killed process become due again after a minute, under the same
 * `webhook-id`.
 */
@Injectable()
export class WebhookSender implements OnModuleInit, BeforeApplicationShutdown {
  private readonly logger = new Logger('WebhookSender');
  private readonly inFlight = new Map<string, number>();
  private readonly underWay = new Set<Promise<void>>();
  private results: Result[] = [];
  private timer: NodeJS.Timeout | undefined;
  private settling: NodeJS.Timeout | undefined;
  private settled = Promise.resolve();
  private looking: Promise<void> | null = null;
  private wasWoken = false;
  private isStopped = true;
  private isClosed = false;
  /** Leaves the caller's unit of work, which may end before the deliveries. */
  private readonly apart = AsyncLocalStorage.snapshot();

  constructor(
    private readonly database: Database,
    private readonly deliveries: PgWebhookDeliveries,
    private readonly webhooks: WebhooksService,
    private readonly catalogue: EventCatalogue,
    private readonly http: OutboundHttp,
    private readonly process: Process,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.process.runs(() => {
      this.start();
    });
  }

  private start(): void {
    this.isStopped = false;
    this.lookIn(0);
  }

  /** Claims no more deliveries, and waits for those in flight. */
  async beforeApplicationShutdown(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.looking;
    await Promise.race([Promise.all(this.underWay), new Promise((late) => setTimeout(late, FINISH_WITHIN_MS).unref())]);
    clearTimeout(this.settling);
    await this.settle();
    this.isClosed = true;
    this.http.close();
  }

  /** Call it when deliveries may be due. */
  wake(): void {
    if (this.isStopped || this.wasWoken) return;
    this.wasWoken = true;
    if (!this.looking) this.lookIn(0);
  }

  private lookIn(ms: number): void {
    clearTimeout(this.timer);
    this.timer = this.apart(
      setTimeout,
      () => {
        this.looking = this.look().finally(() => {
          this.looking = null;
          if (!this.isStopped) this.lookIn(this.wasWoken ? 0 : POLL_INTERVAL_MS);
        });
      },
      ms,
    );
  }

  private async look(): Promise<void> {
    this.wasWoken = false;
    try {
      await this.database.inJob(async () => {
        while (!this.isStopped && (await this.take()) > 0);
      });
    } catch (error) {
      this.logger.warn(`Webhooks wait: ${(error as Error).message}`);
    }
  }

  private async take(): Promise<number> {
    const due = await this.deliveries.claim(this.clock.now(), this.inFlight);
    for (const delivery of due) {
      this.count(delivery.endpointId, 1);
      const handedOver = this.deliver(delivery).finally(() => {
        this.underWay.delete(handedOver);
      });
      this.underWay.add(handedOver);
    }
    return due.length;
  }

  private async deliver(delivery: DueDelivery): Promise<void> {
    const webhookEvent = this.webhookEvent(delivery);
    const begun = performance.now();
    const answer = webhookEvent ? await this.tried(delivery, webhookEvent) : CONTENT_DELETED;
    if (this.isClosed) return;
    const outcome: Outcome = webhookEvent
      ? outcomeOf(answerIn(answer), delivery.attempts)
      : { kind: 'nothing-to-tell' };
    this.results.push({ delivery, answer, outcome, ms: Math.round(performance.now() - begun) });
    this.settling ??= setTimeout(() => {
      void this.settle();
    }, SETTLE_WITHIN_MS);
  }

  private async tried(
    { url, secret, formerSecret, eventId }: DueDelivery,
    webhookEvent: WebhookEvent,
  ): Promise<OutboundAnswer | NoAnswer> {
    const body = JSON.stringify(webhookEvent);
    const secrets = [secret, ...(formerSecret === null ? [] : [formerSecret])];
    try {
      return await this.http.post({
        url: new URL(url),
        headers: signedHeaders(eventId, new Date(), body, secrets),
        body,
      });
    } catch (error) {
      return error instanceof NoAnswer ? error : new NoAnswer((error as Error).message);
    }
  }

  private webhookEvent({ isSample, event, type, withGuestData, createdAt }: DueDelivery): WebhookEvent | null {
    if (isSample) return sampleOf(this.catalogue, type, createdAt);
    if (!event || isForgotten(event.payload) || isPruned(event.payload)) return null;
    return webhookEventOf(this.catalogue, event, withGuestData);
  }

  private settle(): Promise<void> {
    this.settling = undefined;
    this.settled = this.settled.then(() => this.writeResults());
    return this.settled;
  }

  private async writeResults(): Promise<void> {
    const results = this.results.splice(0);
    if (results.length === 0) return;
    const now = this.clock.now();
    try {
      await this.database.inJob(async () => {
        await this.deliveries.settle(results.map((result) => settledOf(result, now)));
        await this.settleEndpoints(results, now);
      });
    } catch (error) {
      // They become due again when their lease expires: better twice than never.
      this.logger.warn(
        `What came of ${String(results.length)} webhooks is not written down: ${(error as Error).message}`,
      );
    }
    for (const { delivery } of results) this.count(delivery.endpointId, -1);
    this.wake();
  }

  private async settleEndpoints(results: readonly Result[], now: Date): Promise<void> {
    const tried = results.filter(({ outcome }) => outcome.kind !== 'nothing-to-tell');
    const byEndpoint = Map.groupBy(tried, ({ delivery }) => delivery.endpointId);
    const answered = [...byEndpoint].filter(([, tries]) => tries.some(({ outcome }) => outcome.kind === 'delivered'));
    if (answered.length > 0) await this.deliveries.recordAnswers(answered.map(([id]) => id));
    const failed = [...byEndpoint].flatMap(([endpointId, tries]) => {
      if (tries.some(({ outcome }) => outcome.kind === 'delivered')) return [];
      const rests = tries.flatMap(({ outcome }) =>
        outcome.kind === 'failed' && outcome.restMs !== null ? [outcome.restMs] : [],
      );
      return [{ endpointId, restMs: rests.length > 0 ? Math.max(...rests) : null }];
    });
    for (const { endpointId, failures, failingSince } of failed.length > 0
      ? await this.deliveries.recordFailures(failed, now)
      : []) {
      const isGone = byEndpoint.get(endpointId)?.some(({ outcome }) => outcome.kind === 'gone') ?? false;
      const rest = restAfter(failures);
      if (isGone)
        await this.webhooks.switchOff(endpointId, 'The app responded that this address no longer exists (410).');
      else if (now.getTime() - failingSince.getTime() >= GIVE_UP_AFTER_MS) {
        await this.webhooks.switchOff(endpointId, 'No delivery was accepted for five days.');
      } else if (rest !== null) await this.deliveries.rest(endpointId, new Date(now.getTime() + rest));
    }
  }

  private count(endpointId: string, by: number): void {
    const count = (this.inFlight.get(endpointId) ?? 0) + by;
    if (count > 0) this.inFlight.set(endpointId, count);
    else this.inFlight.delete(endpointId);
  }
}

const answerIn = (answer: OutboundAnswer | NoAnswer) =>
  answer instanceof NoAnswer ? { status: null, retryAfterSeconds: null } : answer;

function settledOf({ delivery: { id }, answer, outcome, ms }: Result, now: Date): Settled {
  const next = outcome.kind === 'failed' ? outcome.nextInMs : null;
  const state = outcome.kind === 'delivered' ? 'delivered' : next === null ? 'failed' : 'waiting';
  return {
    id,
    state,
    ms,
    nextAttemptAt: next === null ? null : new Date(now.getTime() + next),
    status: answerIn(answer).status,
    answer: answer instanceof NoAnswer ? answer.message : answer.text,
  };
}

/** Creates a delivery for each endpoint subscribed to a published event. */
@Injectable()
export class WebhookListener implements EventWriter, OnModuleInit {
  constructor(
    private readonly listeners: EventListeners,
    private readonly catalogue: EventCatalogue,
    private readonly deliveries: PgWebhookDeliveries,
    private readonly sender: WebhookSender,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.listeners.onRelay(this);
  }

  async write(events: readonly StoredEvent[]): Promise<void> {
    const published = events.filter(({ type }) => this.catalogue.find(type));
    if (published.length > 0) await this.deliveries.addFor(published, this.clock.now());
  }

  written(): void {
    this.sender.wake();
  }
}
