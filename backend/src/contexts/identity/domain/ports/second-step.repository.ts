import type { SecondStep } from '../second-step.js';

export abstract class SecondStepRepository {
  abstract find(accountId: string): Promise<SecondStep | null>;
  /** Replaces a second step whose setup is not finished. Returns false and changes nothing if one is in use. */
  abstract begin(step: { id: string; accountId: string; key: string }, at: Date): Promise<boolean>;
  /** Stores the time step of the first correct code. Returns whether a setup was in progress. */
  abstract turnOn(id: string, timeStep: number, at: Date): Promise<boolean>;
  /** Returns true if the time step is later than any used before, for one of several concurrent calls only. */
  abstract use(id: string, timeStep: number): Promise<boolean>;
  /** Also deletes its recovery codes. Returns whether it existed. */
  abstract remove(id: string): Promise<boolean>;
  /** Replaces the previous codes. */
  abstract keepRecoveryCodes(id: string, hashes: readonly string[]): Promise<void>;
  /** Deletes the code with one of these hashes. Returns whether there was one. */
  abstract useRecoveryCode(id: string, hashes: readonly string[]): Promise<boolean>;
  abstract countRecoveryCodes(id: string): Promise<number>;
}
