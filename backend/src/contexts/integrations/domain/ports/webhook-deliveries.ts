export abstract class WebhookDeliveries {
  /** Adds a delivery of a sample event. @returns its id */
  abstract addSample(endpointId: string, type: string, now: Date): Promise<string>;
  /** Restarts a delivery with its first attempt. @returns false if the endpoint has no such delivery */
  abstract repeat(endpointId: string, deliveryId: string, now: Date): Promise<boolean>;
  /** Delivers all events of these types since then, including ones already delivered. */
  abstract replay(endpointId: string, types: readonly string[], since: Date, now: Date): Promise<void>;
}
