import { type BeforeApplicationShutdown, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../../../kernel/clock.js';
import { Database } from '../../../../../platform/persistence/database.js';
import { Process } from '../../../../../platform/process.js';
import type { Result } from '../../domain/sending.js';
import { CampaignSteps } from '../persistence/campaign-steps.js';
import { MarketingTransport, Signal, SmtpCircuit } from './smtp-circuit.js';
import { type Claimed, Claims, Sender } from '../persistence/claims.query.js';
import { Permits } from '../persistence/permits.js';
import { MailDispatcher } from './mail-dispatcher.js';

export const DIALOGUES = 10;
/** Emails in flight, so that no SMTP connection waits for the database. After a kill, at most this many are sent again, with the same Message-ID. */
export const LANES = 2 * DIALOGUES;
/** Fetches more at or below this number of unanswered emails, before a dialogue has to wait for the database. */
const ENOUGH_IN_HAND = 1.5 * DIALOGUES;

const POLL_INTERVAL_MS = 1_000;
const IDLE_POLL_INTERVAL_MS = 3_000;
const BEAT_EVERY_MS = 2_500;
/** A worker with nothing to send writes only every third heartbeat. */
const BEATS_TO_AN_IDLE_ONE = 3;
const AFTER_A_FAILURE_MS = 500;
/** Longest wait to write several results together. */
const SETTLE_WITHIN_MS = 50;
const FINISH_WITHIN_MS = 20_000;

/** A campaign, or null for emails outside of campaigns. */
type Source = string | null;

/**
 * Sends queued emails of the history, in every process that runs jobs. Emails are claimed in the same statement that
 * settles earlier ones, and handed over immediately, so that there are never more in flight than lanes and each is
 * checked just before it is sent.
 */
@Injectable()
export class SendingLoop implements OnModuleInit, BeforeApplicationShutdown {
  private readonly logger = new Logger('SendingLoop');
  private readonly signal = new Signal();
  private readonly inFlight = new Map<string, Source>();
  private readonly fixing = new Map<string, Promise<void>>();
  private readonly results: Result[] = [];
  private settleAt = Infinity;
  private sources: Source[] = [];
  private lookAt = 0;
  private restsFor = 0;
  private hasLostTouch = false;
  private pump: Promise<void> | null = null;
  private isStopping = false;
  private pulse: NodeJS.Timeout | undefined;
  private isIdle = false;
  private beats = 0;

  constructor(
    private readonly database: Database,
    private readonly steps: CampaignSteps,
    private readonly claims: Claims,
    private readonly sender: Sender,
    private readonly permits: Permits,
    private readonly dispatcher: MailDispatcher,
    private readonly circuit: SmtpCircuit,
    private readonly transport: MarketingTransport,
    private readonly process: Process,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.process.runs(() => {
      this.start();
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.stop();
    this.transport.close();
  }

  private start(): void {
    this.pulse = setInterval(() => void this.beat(), BEAT_EVERY_MS);
    this.pump = this.database.inJob(() => this.run(() => this.isStopping));
  }

  /** Claims no more emails and waits for those in flight. */
  private async stop(): Promise<void> {
    if (!this.pump) return;
    this.isStopping = true;
    this.signal.give();
    await Promise.race([this.pump, new Promise((late) => setTimeout(late, FINISH_WITHIN_MS).unref())]);
    clearInterval(this.pulse);
    if (this.inFlight.size > 0) return;
    await this.database.inJob(() => this.permits.giveBack().then(() => this.sender.leave())).catch(() => undefined);
  }

  /** Call it when emails may be due. */
  async wake(): Promise<void> {
    this.lookAt = 0;
    this.signal.give();
    if (!this.pump) await this.drain();
  }

  /** Without a running loop: sends everything that is due. */
  private async drain(): Promise<void> {
    this.lookAt = 0;
    await this.run(() => this.lookAt > 0 && this.sources.length === 0 && this.fixing.size === 0);
    await this.permits.giveBack();
  }

  /** Runs until nothing is in flight and `isEnough` returns true. */
  private async run(isEnough: () => boolean): Promise<void> {
    for (;;) {
      const goesOn = await this.attempt();
      if (goesOn && this.inFlight.size === 0 && isEnough()) return;
      await this.signal.wait(goesOn ? this.restMs() : AFTER_A_FAILURE_MS);
    }
  }

  private async attempt(): Promise<boolean> {
    try {
      if (this.hasLostTouch) await this.reconcile();
      if (!this.isStopping && performance.now() >= this.lookAt) await this.look();
      while (this.isTimeToExchange() && (await this.exchange()));
      return true;
    } catch (error) {
      this.logger.warn(`Mails to contacts wait: ${(error as Error).message}`);
      return false;
    }
  }

  private async look(): Promise<void> {
    // Set first: what is fixed or woken during the look sets it to 0.
    this.lookAt = performance.now() + POLL_INTERVAL_MS;
    const work = await this.steps.work();
    for (const id of work.due) await this.steps.start(id);
    const { sending, begun, tested, canceled, singles } = work.due.length > 0 ? await this.steps.work() : work;
    for (const id of begun) this.fix(id);
    const fixed = sending.filter((id) => !begun.includes(id));
    for (const id of fixed) await this.steps.attend(id);
    for (const id of tested) await this.steps.advanceTest(id);
    let isMoreCanceled = false;
    for (const id of canceled) isMoreCanceled = (await this.steps.cancelEmails(id)) || isMoreCanceled;
    this.sources = [...(singles ? [null] : []), ...fixed];
    this.isIdle = this.sources.length === 0;
    if (this.isIdle) await this.permits.giveBack();
    if (isMoreCanceled) this.lookAt = 0;
    else if (this.isIdle && this.lookAt > 0) this.lookAt = performance.now() + IDLE_POLL_INTERVAL_MS;
  }

  /** Runs in the background, because a million recipients take a while. */
  private fix(id: string): void {
    if (this.fixing.has(id)) return;
    const fixed = this.steps
      .fixRecipients(id)
      .catch((error: unknown) => {
        this.logger.warn(`Recipients could not be fixed yet: ${(error as Error).message}`);
      })
      .finally(() => {
        this.fixing.delete(id);
        this.lookAt = 0;
        this.signal.give();
      });
    this.fixing.set(id, fixed);
  }

  /** Batches several emails into one statement: waits until a connection might become idle, or until a result has waited briefly. */
  private isTimeToExchange(): boolean {
    return this.inFlight.size - this.results.length <= ENOUGH_IN_HAND || performance.now() >= this.settleAt;
  }

  /** Settles results and claims as many emails as may be sent now. Returns whether there may be more to do immediately. */
  private async exchange(): Promise<boolean> {
    const [source] = this.sources;
    const limit = source === undefined || this.isStopping ? 0 : await this.room();
    const results = this.results.splice(0);
    this.settleAt = Infinity;
    if (limit === 0 && results.length === 0) return false;
    const claimed = await this.sent(results, limit === 0 ? null : (source ?? null), limit);
    const settled = new Set<Source>(results.map(({ id }) => this.inFlight.get(id) ?? null));
    for (const { id } of results) this.inFlight.delete(id);
    this.permits.use(claimed.length);
    for (const mail of claimed) this.send(mail);
    if (source !== undefined && limit > 0) {
      this.turn(source, claimed.length < limit);
      settled.add(source);
    }
    for (const one of settled) await this.finish(one);
    return claimed.length > 0 || this.results.length > 0;
  }

  private async sent(results: Result[], source: Source, limit: number): Promise<Claimed[]> {
    try {
      if (limit > 0 && !this.sender.isSureToLive) await this.sender.beat();
      return await this.claims.exchange(results, source, limit, this.clock.now());
    } catch (error) {
      this.results.unshift(...results);
      this.hasLostTouch = true;
      throw error;
    }
  }

  /** Moves a source to the end of the queue; an empty one leaves it until the next look. */
  private turn(source: Source, isEmpty: boolean): void {
    this.sources = this.sources.filter((one) => one !== source);
    if (!isEmpty) this.sources.push(source);
  }

  /** Finishes a campaign that has neither queued emails nor emails in flight. */
  private async finish(source: Source): Promise<void> {
    const isUnderWay = this.sources.includes(source) || [...this.inFlight.values()].includes(source);
    if (source !== null && !isUnderWay) await this.steps.finish(source);
  }

  /** How many emails may be claimed now; also records how long to wait if there are none. */
  private async room(): Promise<number> {
    const free = Math.min(LANES, this.circuit.capacity) - (this.inFlight.size - this.results.length);
    const ready = free > 0 ? await this.permits.ready() : 0;
    this.restsFor = free > 0 ? this.permits.readyIn : this.circuit.opensIn || Infinity;
    return Math.max(0, Math.min(free, ready));
  }

  private send(mail: Claimed): void {
    this.inFlight.set(mail.id, mail.campaignId);
    void this.dispatcher.deliver(mail).then((result) => {
      this.results.push(result);
      this.settleAt = Math.min(this.settleAt, performance.now() + SETTLE_WITHIN_MS);
      this.signal.give();
    });
  }

  /** After an exchange with a lost response: stores known results and releases emails that may have been claimed. */
  private async reconcile(): Promise<void> {
    const known = [...this.results];
    await this.claims.exchange(known, null, 0, this.clock.now());
    for (const { id } of this.results.splice(0, known.length)) this.inFlight.delete(id);
    await this.claims.releaseAllBut([...this.inFlight.keys()]);
    this.hasLostTouch = false;
  }

  private restMs(): number {
    const untilLook = Math.max(0, this.lookAt - performance.now());
    const untilSettled = Math.max(0, this.settleAt - performance.now());
    const untilWork = this.sources.length === 0 ? Infinity : Math.max(1, this.restsFor);
    return Math.min(untilLook, untilWork, untilSettled);
  }

  private async beat(): Promise<void> {
    this.beats += 1;
    if (this.isIdle && this.inFlight.size === 0 && this.beats % BEATS_TO_AN_IDLE_ONE > 0) return;
    await this.database.inJob(() => this.sender.beat()).catch(() => undefined);
  }
}
