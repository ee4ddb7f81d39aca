const LONGEST_PAUSE_MS = 30_000;

/** Circuit breaker for the mail server: after failures, it tries one email at a time, with growing pauses. */
export class SmtpCircuit {
  private losses = 0;
  private closedUntil = 0;
  private isHeld = false;

  /** @param most concurrent SMTP dialogues while the server is healthy */
  constructor(private readonly most: number) {}

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
    const beyond = this.losses - this.most;
    if (beyond >= 0) this.closedUntil = performance.now() + Math.min(LONGEST_PAUSE_MS, 1_000 * 2 ** beyond);
  }

  /** Number of emails that may be in flight now. */
  get capacity(): number {
    if (this.isHeld) return 0;
    if (this.losses < this.most) return this.most;
    return performance.now() < this.closedUntil ? 0 : 1;
  }

  get opensIn(): number {
    return this.losses < this.most ? 0 : Math.max(0, this.closedUntil - performance.now());
  }
}
