import {
  NoAnswer,
  type OutboundAnswer,
  type OutboundCall,
  type OutboundHttp,
} from '../../../../platform/outbound/outbound-http.js';
import type { Clock } from '../../../../kernel/clock.js';
import type { TextGateway, TextMessage } from './text-gateway.js';

/** After so many failures one after the other the gateway is left alone for a while. */
const FAILURES_TO_REST = 5;
const REST_MS = 60_000;

/** A gateway that is called by HTTP; how it wants to be called is the `callOf` of its kind. */
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
    const answer = await this.answerTo(message);
    if (answer instanceof NoAnswer) this.fail(now, answer.message, null);
    else if (answer.status < 200 || answer.status > 299) {
      this.fail(now, `It answers ${String(answer.status)}.`, answer.retryAfterSeconds);
    } else this.failures = 0;
  }

  private async answerTo(message: TextMessage): Promise<OutboundAnswer | NoAnswer> {
    try {
      return await this.http.post(this.callOf(message));
    } catch (error) {
      if (error instanceof NoAnswer) return error;
      throw error;
    }
  }

  private fail(now: number, reason: string, retryAfterSeconds: number | null): never {
    this.failures += 1;
    const rest = Math.max((retryAfterSeconds ?? 0) * 1_000, this.failures >= FAILURES_TO_REST ? REST_MS : 0);
    this.restsUntil = now + rest;
    throw new Error(`The text message gateway did not take it: ${reason}`);
  }
}
