export abstract class CallableAddresses {
  /** Explains in one sentence why webhooks cannot be sent there; null if they can. */
  abstract problemWith(url: string): string | null;
}
