const LOG_INTERVAL_MS = 5_000;

type Stop = () => Promise<unknown>;

/** The process was asked to end before it was ready. */
class Interrupted extends Error {}

/** Resources that a process has started. Stops them in reverse order, at a signal or when a later step of the start fails. */
export class Lifetime {
  private readonly stops: Stop[] = [];
  private readonly interruption = Promise.withResolvers<never>();
  private isReady = false;
  private exitCode: number | undefined;

  constructor() {
    this.interruption.promise.catch(() => undefined);
  }

  obeySignals(): void {
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => this.end(0));
    // `npm start` holds this channel open; if it is killed, this process must end too.
    process.on('disconnect', () => this.end(0));
    process.on('uncaughtException', (error) => {
      console.error(error);
      this.end(1);
    });
  }

  /** Ends the process with a message because something essential has failed. */
  fail(sentence: string): void {
    console.error(sentence);
    this.end(1);
  }

  /** Stops everything if one of the steps fails. */
  async start(steps: () => Promise<void>): Promise<void> {
    try {
      await steps();
      // A signal after the last step interrupts none.
      if (this.exitCode !== undefined) throw new Interrupted();
      this.isReady = true;
    } catch (error) {
      await this.stop();
      if (error instanceof Interrupted) process.exit(this.exitCode);
      throw error;
    }
  }

  /** Runs one step of the startup; logs what it is waiting for if it takes long. */
  async step<T>(awaited: string, begin: () => Promise<T>, stop?: (begun: T) => Promise<unknown>): Promise<T> {
    const begun = begin();
    // A step in progress must finish before it can be stopped; one that failed needs no stop.
    if (stop) this.stops.push(() => begun.then(stop, () => undefined));
    const since = Date.now();
    const pulse = setInterval(() => {
      console.log(`Still waiting for ${awaited} (${String(Math.round((Date.now() - since) / 1000))} s)`);
    }, LOG_INTERVAL_MS);
    try {
      return await Promise.race([begun, this.interruption.promise]);
    } finally {
      clearInterval(pulse);
    }
  }

  /** A second signal ends the process immediately. */
  private end(exitCode: number): void {
    if (this.exitCode !== undefined) process.exit(exitCode || 1);
    this.exitCode = exitCode;
    if (this.isReady) void this.stop().finally(() => process.exit(exitCode));
    else this.interruption.reject(new Interrupted());
  }

  private async stop(): Promise<void> {
    for (let stop = this.stops.pop(); stop; stop = this.stops.pop()) {
      await stop().catch((error: unknown) => {
        console.error(error);
      });
    }
  }
}
