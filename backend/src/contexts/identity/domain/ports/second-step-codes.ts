export abstract class SecondStepCodes {
  /** Base32 key for an authenticator app. */
  abstract newKey(): string;
  /** The `otpauth` URL for the QR code. @param email label in the app */
  abstract addressOf(key: string, email: string): string;
  /** Returns the code's 30-second time step, the current or the previous one; null for a wrong code. */
  abstract timeStepOf(key: string, code: string, now: Date): number | null;
  abstract newRecoveryCode(): string;
  /**
   * Slow to compute, and useless without the server's secret.
   * @param code without spaces and dashes
   */
  abstract hashOf(code: string, accountId: string): Promise<string>;
  /** Hashes with former secrets and in the format of release 0.2 and earlier: codes that were not renewed since remain valid. */
  abstract formerHashesOf(code: string, accountId: string): Promise<readonly string[]>;
}
