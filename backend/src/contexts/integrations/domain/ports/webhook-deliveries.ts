export abstract class WebhookDeliveries {
  /** A delivery of an event that did not happen. @returns its id */
  abstract addSample(endpointId: string, type: string, now: Date): Promise<string>;
  /** From its first try on. @returns false where the endpoint has no such delivery */
  abstract repeat(endpointId: string, deliveryId: string, now: Date): Promise<boolean>;
  /** Delivers all events of these types since then, including ones already delivered. */
  abstract replay(endpointId: string, types: readonly string[], since: Date, now: Date): Promise<void>;
}
