export abstract class SecondStepCodes {
  /** In base 32, for an authenticator app. */
  abstract newKey(): string;
  /** The `otpauth` URL for the QR code. @param email label in the app */
  abstract addressOf(key: string, email: string): string;
  /** The time step of 30 seconds to which the code belongs, the present one or the one before; null for a wrong code. */
  abstract timeStepOf(key: string, code: string, now: Date): number | null;
  abstract newRecoveryCode(): string;
  /**
   * Slow to compute, and worth nothing without the server's secret.
   * @param code without spaces and dashes
   */
  abstract hashOf(code: string, accountId: string): Promise<string>;
  /** As codes were hashed with former secrets, and up to release 0.2: those that were not renewed since are still accepted. */
  abstract formerHashesOf(code: string, accountId: string): Promise<readonly string[]>;
}
