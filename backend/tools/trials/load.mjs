import { setTimeout as pause } from 'node:timers/promises';
import { until } from '../containers/until.mjs';

const TICK_MS = 10;
/** Guests waiting for a response; while this many are waiting, no others come. */
const MAX_CONCURRENCY = 100;
const RETRY_DELAY_MS = 200;
const NO_ANSWER = 'no answer';
const EXPECTED = ['201', '409', '503', NO_ANSWER];

/** Requests for tables at a steady pace, each under a key of its own and repeated until it is answered with 201. */
export class KeyedLoad {
  /** By the number of the request: the answer, and when it came. */
  acknowledged = new Map();
  answers = {};
  /** Responses with 503 but without Retry-After. */
  withoutRetryAfter = 0;
  #sent = 0;
  #atOnce = 0;
  #timer;

  constructor(url) {
    this.url = url;
  }

  start(perSecond) {
    const since = performance.now();
    const first = this.#sent;
    this.#timer = setInterval(() => {
      const due = Math.floor(((performance.now() - since) * perSecond) / 1_000) - (this.#sent - first);
      for (let one = 0; one < Math.min(due, perSecond) && this.#atOnce < MAX_CONCURRENCY; one += 1) void this.#send();
    }, TICK_MS);
  }

  /** Waits until all guests have a response. */
  async stop() {
    clearInterval(this.#timer);
    await until('every guest to be answered', () => this.#atOnce === 0);
  }

  /** Stops retrying. */
  giveUp() {
    clearInterval(this.#timer);
    this.isGivenUp = true;
  }

  /** Longest time without a 201 response since then, in seconds. */
  longestGapSince(begin) {
    const times = [...this.acknowledged.values()].map(({ at }) => at).filter((at) => at >= begin);
    const gaps = times.sort((a, b) => a - b).map((at, index) => at - (times[index - 1] ?? begin));
    return Math.max(...gaps, 0) / 1_000;
  }

  answeredSince(begin) {
    return [...this.acknowledged.values()].filter(({ at }) => at >= begin).length;
  }

  get wrongAnswers() {
    return Object.entries(this.answers).reduce((sum, [kind, n]) => sum + (EXPECTED.includes(kind) ? 0 : n), 0);
  }

  /** How many of so many are answered otherwise when they are sent again. */
  async changed(count) {
    const some = [...this.acknowledged].filter((_, index) => index % Math.ceil(this.acknowledged.size / count) === 0);
    let changed = 0;
    for (const [number, { text }] of some) if ((await this.#ask(number))?.text !== text) changed += 1;
    return { checked: some.length, changed };
  }

  async #send() {
    const number = this.#sent++;
    this.#atOnce += 1;
    while (!this.isGivenUp) {
      const answer = await this.#ask(number);
      if (answer?.status === 201) {
        this.acknowledged.set(number, { text: answer.text, at: performance.now() });
        break;
      }
      await pause(RETRY_DELAY_MS);
    }
    this.#atOnce -= 1;
  }

  async #ask(number) {
    const answer = await this.#post(number).catch(() => null);
    const kind = String(answer?.status ?? NO_ANSWER);
    this.answers[kind] = (this.answers[kind] ?? 0) + 1;
    if (answer?.status === 503 && !answer.retryAfter) this.withoutRetryAfter += 1;
    return answer;
  }

  async #post(number) {
    const preferredDate = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
    const answer = await fetch(`${this.url}/api/reservations`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': `failover-${number}` },
      body: JSON.stringify({
        customerName: 'A guest',
        customerEmail: emailOf(number),
        partySize: '2',
        preferredDate,
        preferredTime: '11:00 AM',
      }),
    });
    return { status: answer.status, retryAfter: answer.headers.get('retry-after'), text: await answer.text() };
  }
}

const emailOf = (number) => `asks${number}@guests.example`;
