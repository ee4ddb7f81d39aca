/** With what an endpoint's deliveries are signed. Apart from the endpoint: the trail tells of its changes. */
export abstract class WebhookSecrets {
  /** The one before signs beside the new one until `until`. @returns the new one */
  abstract renew(endpointId: string, until: Date): Promise<string>;
  /** Erases those before that no longer sign. */
  abstract forgetFormer(now: Date): Promise<void>;
}
