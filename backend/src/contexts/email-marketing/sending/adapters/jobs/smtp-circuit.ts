import { MailTransport } from '../../../../../platform/mail/mail.js';

/** Wakes a waiting loop, or lets its next wait return immediately. */
export class Signal {
  private given = false;
  private wake: (() => void) | null = null;

  give(): void {
    this.given = true;
    this.wake?.();
  }

  /** Resolves at the next signal, immediately if one was given since the last wait, or after the timeout. */
  async wait(milliseconds: number): Promise<void> {
    if (!this.given) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        this.wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      this.wake = null;
    }
    this.given = false;
  }
}

/** A separate transport, so that a campaign does not delay reservation emails. */
export abstract class MarketingTransport extends MailTransport {}

const MAX_PAUSE_MS = 30_000;

/** Circuit breaker for the mail server: after failures, it tries one email at a time, with growing pauses. */
export class SmtpCircuit {
  private losses = 0;
  private closedUntil = 0;
  private isHeld = false;

  /** @param max concurrent SMTP dialogues while the server is healthy */
  constructor(private readonly max: number) {}

  /** Blocks new emails until the work is done. */
  async heldDuring(work: () => Promise<void>): Promise<void> {
    this.isHeld = true;
    await work();
    this.isHeld = false;
  }

  answered(): void {
    this.losses = 0;
  }

  lost(): void {
    this.losses += 1;
    const beyond = this.losses - this.max;
    if (beyond >= 0) this.closedUntil = performance.now() + Math.min(MAX_PAUSE_MS, 1_000 * 2 ** beyond);
  }

  /** Number of emails that may be in flight now. */
  get capacity(): number {
    if (this.isHeld) return 0;
    if (this.losses < this.max) return this.max;
    return performance.now() < this.closedUntil ? 0 : 1;
  }

  get opensIn(): number {
    return this.losses < this.max ? 0 : Math.max(0, this.closedUntil - performance.now());
  }
}
