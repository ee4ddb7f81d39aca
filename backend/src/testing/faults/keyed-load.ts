import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from '../../platform/testing/eventually.js';
import type { ProductProcess } from '../product-process.js';

const CONCURRENCY = 16;
const TRIES_AGAIN_AFTER_MS = 50;
const NO_ANSWER = 'no answer';
/** Expected results while something is down. */
const EXPECTED: readonly (number | string)[] = [201, 503, 409, NO_ANSWER];

type Row = Record<string, unknown> & { readonly id: string; readonly email: string };

/** Requests for tables, each under a key of its own and repeated until it is answered with 201; without keys each is sent once. */
export class KeyedLoad {
  /** What each request was answered with in the end. */
  readonly acknowledged = new Map<number, string>();
  readonly answers: Record<number | string, number> = {};

  private sent = 0;
  private isGivenUp = false;

  /** @param name of the load; each has requests of its own */
  constructor(
    private readonly target: Pick<ProductProcess, 'post'>,
    private readonly name: string,
    private requests = Infinity,
    private readonly isKeyed = true,
  ) {}

  /** @returns when each is acknowledged; without a number of requests only after `stop` */
  async run(): Promise<void> {
    const sender = async () => {
      while (this.sent < this.requests) await this.untilAcknowledged(this.sent++);
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, sender));
  }

  /** Finishes requests in progress. */
  stop(): void {
    this.requests = this.sent;
  }

  /** Drops unacknowledged requests, so that nothing continues after a failed test. */
  giveUp(): void {
    this.isGivenUp = true;
    this.stop();
  }

  /** Answers other than the table. */
  get failures(): number {
    return Object.entries(this.answers).reduce((sum, [answer, count]) => sum + (answer === '201' ? 0 : count), 0);
  }

  /** Waits until so many are acknowledged. */
  reached(count: number): Promise<void> {
    return eventually(() => {
      if (this.acknowledged.size < count) throw new Error(`${String(this.acknowledged.size)} are acknowledged.`);
    });
  }

  /** How many seconds it takes until another one is acknowledged. */
  async secondsToNext(): Promise<number> {
    const since = performance.now();
    await this.reached(this.acknowledged.size + 1);
    return Math.round(performance.now() - since) / 1000;
  }

  /** Waits until a caller has felt the fault. */
  async disturbed(): Promise<void> {
    const disturbances = () => (this.answers[503] ?? 0) + (this.answers[NO_ANSWER] ?? 0);
    const before = disturbances();
    await eventually(() => {
      if (disturbances() === before) throw new Error('Nobody has felt it.');
    });
  }

  /** Requests that a repetition answers otherwise than the first time. */
  async changed(): Promise<number> {
    let count = 0;
    for (const [number, text] of this.acknowledged) if ((await this.once(number)) !== text) count += 1;
    return count;
  }

  /** Responses that no client should get: neither success nor a reason to retry. */
  get wrongAnswers(): number {
    const wrong = Object.entries(this.answers).filter(([answer]) => !EXPECTED.some((one) => String(one) === answer));
    return wrong.reduce((sum, [, count]) => sum + count, 0);
  }

  /** Against the rows that are there in the end: acknowledged and missing, and requests with more than one row. */
  compare(rows: readonly Record<string, unknown>[]): { lost: number; doubled: number } {
    const stored = rows as readonly Row[];
    const ids = new Set(stored.map(({ id }) => id));
    const acknowledged = [...this.acknowledged.values()].map((text) => (JSON.parse(text) as Row).id);
    const lost = acknowledged.filter((id) => !ids.has(id)).length;
    return { lost, doubled: stored.length - new Set(stored.map(({ email }) => email)).size };
  }

  get sql(): string {
    return `select id, customer_email as email from reservation_requests where customer_email like '${this.name}%'`;
  }

  private async untilAcknowledged(number: number): Promise<void> {
    let text = await this.once(number);
    while (text === null && !this.isGivenUp) {
      await pause(TRIES_AGAIN_AFTER_MS);
      if (!this.isKeyed) return;
      text = await this.once(number);
    }
    if (text !== null) this.acknowledged.set(number, text);
  }

  private async once(number: number): Promise<string | null> {
    const answer = await this.ask(number).catch(() => null);
    const kind = answer?.status ?? NO_ANSWER;
    this.answers[kind] = (this.answers[kind] ?? 0) + 1;
    return answer?.status === 201 ? answer.text : null;
  }

  private async ask(number: number): Promise<{ status: number; text: string }> {
    const preferredDate = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
    const request = {
      customerName: 'A guest',
      customerEmail: `${this.name}${String(number)}@guests.example`,
      partySize: '2',
    };
    const body = { ...request, preferredDate, preferredTime: '11:00 AM' };
    const key = { 'Idempotency-Key': `${this.name}-${String(number)}` };
    const answer = await this.target.post('reservations', body, this.isKeyed ? key : {});
    return { status: answer.status, text: await answer.text() };
  }
}
