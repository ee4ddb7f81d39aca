import type { SecondStep } from '../second-step.js';

export abstract class SecondStepRepository {
  abstract find(accountId: string): Promise<SecondStep | null>;
  /** Takes the place of one that was begun before. Answers false, and changes nothing, when one is in use. */
  abstract begin(step: { id: string; accountId: string; key: string }, at: Date): Promise<boolean>;
  /** With the time step of the first right code. Answers whether it was begun and not yet in use. */
  abstract turnOn(id: string, timeStep: number, at: Date): Promise<boolean>;
  /** Returns true if the time step is later than any used before, for one of several concurrent calls only. */
  abstract use(id: string, timeStep: number): Promise<boolean>;
  /** With its recovery codes. Answers whether it was there. */
  abstract remove(id: string): Promise<boolean>;
  /** In place of those before. */
  abstract keepRecoveryCodes(id: string, hashes: readonly string[]): Promise<void>;
  /** The code of any of these hashes. Answers whether there was one; it is gone then. */
  abstract useRecoveryCode(id: string, hashes: readonly string[]): Promise<boolean>;
  abstract countRecoveryCodes(id: string): Promise<number>;
}
