import type { Contract } from '../contract.js';

/** Use it in a unit of work. Changes conflict if someone else has changed the contract since it was read. */
export abstract class ContractRepository {
  abstract add(contract: Contract): Promise<void>;
  /** @throws ContractNotFound */
  abstract get(id: string): Promise<Contract>;
  abstract save(before: Contract, after: Contract): Promise<void>;
  /** Ids of contracts that were sent and await a decision. */
  abstract findOpen(): Promise<string[]>;
}
