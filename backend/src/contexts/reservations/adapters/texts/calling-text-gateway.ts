import {
  NoAnswer,
  type OutboundAnswer,
  type OutboundCall,
  type OutboundHttp,
} from '../../../../platform/outbound/outbound-http.js';
import type { Clock } from '../../../../kernel/clock.js';
import { NumberRefused, PerhapsSent, type TextGateway, type TextMessage } from './text-gateway.js';

/** Consecutive failures after which the gateway is not called for a while. */
const FAILURES_TO_REST = 5;
const REST_MS = 60_000;

/** Status codes that concern the number; 401, 403 and 404 concern our account or the URL. */
const ABOUT_THE_NUMBER = new Set([400, 410, 422]);
/** Twilio's error codes for numbers that are invalid, unreachable or cannot receive texts; and for opted-out ones. */
const TWILIO_NUMBER = new Set([21211, 21214, 21217, 21265, 21612, 21614]);
const TWILIO_STOPPED = 21610;
const STOPPED = /\b(?:opted[- ]?out|unsubscribed|stop(?:ped)?|blacklist(?:ed)?|blocked by (?:the )?recipient)\b/i;

/** A gateway called by HTTP; `callOf` builds the request for its kind. */
export class CallingTextGateway implements TextGateway {
  private failures = 0;
  private restsUntil = 0;

  constructor(
    private readonly http: OutboundHttp,
    private readonly clock: Clock,
    private readonly callOf: (message: TextMessage) => OutboundCall,
  ) {}

  async send(message: TextMessage): Promise<void> {
    const now = this.clock.now().getTime();
    if (now < this.restsUntil) throw new Error('The text message gateway is left alone for a while.');
    const call = this.callOf(message);
    const answer = await this.answerTo(call);
    if (answer instanceof NoAnswer) {
      // Twilio has no idempotency keys, so a retry could send the text twice.
      if (answer.mayHaveArrived && !('idempotency-key' in call.headers)) this.giveUp(now, answer.message);
      this.fail(now, answer.message, null);
    }
    if (answer.status < 200 || answer.status > 299) {
      const refused = refusalIn(answer);
      if (refused) {
        this.failures = 0;
        throw refused;
      }
      this.fail(now, `It answers ${String(answer.status)}.`, answer.retryAfterSeconds);
    } else this.failures = 0;
  }

  private async answerTo(call: OutboundCall): Promise<OutboundAnswer | NoAnswer> {
    try {
      return await this.http.post(call);
    } catch (error) {
      if (error instanceof NoAnswer) return error;
      throw error;
    }
  }

  private giveUp(now: number, reason: string): never {
    this.count(now, null);
    throw new PerhapsSent(`Whether the text message gateway took it is not known: ${reason}`);
  }

  private count(now: number, retryAfterSeconds: number | null): void {
    this.failures += 1;
    const rest = Math.max((retryAfterSeconds ?? 0) * 1_000, this.failures >= FAILURES_TO_REST ? REST_MS : 0);
    this.restsUntil = now + rest;
  }

  private fail(now: number, reason: string, retryAfterSeconds: number | null): never {
    this.count(now, retryAfterSeconds);
    throw new Error(`The text message gateway did not take it: ${reason}`);
  }
}

/** A refusal that concerns only the number; null if it concerns the gateway or us. */
function refusalIn({ status, text }: OutboundAnswer): NumberRefused | null {
  if (!ABOUT_THE_NUMBER.has(status)) return null;
  const code = Number(/"code"\s*:\s*(\d{5})\b/.exec(text)?.[1] ?? 0);
  if (code === 0) return new NumberRefused(STOPPED.test(text));
  if (code === TWILIO_STOPPED) return new NumberRefused(true);
  return TWILIO_NUMBER.has(code) ? new NumberRefused(false) : null;
}
