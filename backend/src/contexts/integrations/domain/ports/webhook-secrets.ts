/** Signing secrets. Stored separately from endpoints, whose changes are in the audit log. */
export abstract class WebhookSecrets {
  /** Until `until`, deliveries are also signed with the previous secret. @returns the new one */
  abstract renew(endpointId: string, until: Date): Promise<string>;
  /** Deletes former secrets that no longer sign. */
  abstract forgetFormer(now: Date): Promise<void>;
}
