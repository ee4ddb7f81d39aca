export abstract class CallableAddresses {
  /** Why webhooks may not go there, in a sentence; null when they may. */
  abstract problemWith(url: string): string | null;
}
