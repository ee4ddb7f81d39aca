import { NotFound } from '../../../kernel/domain-error.js';
import type { InMemoryTransaction } from '../../../kernel/testing/in-memory-transaction.js';
import { type Contract } from '../domain/contract.js';
import type { ContractRepository } from '../domain/contracts.service.js';

export class InMemoryContractRepository implements ContractRepository {
  private readonly rows = new Map<string, Contract>();

  constructor(private readonly transaction: InMemoryTransaction) {}

  add(contract: Contract): Promise<void> {
    const apply = () => this.rows.set(contract.id, contract);
    return this.transaction.write({ isStillPossible: () => !this.rows.has(contract.id), apply });
  }

  get(id: string): Promise<Contract> {
    const contract = this.rows.get(id);
    return contract ? Promise.resolve(contract) : Promise.reject(new NotFound('There is no such contract.'));
  }

  save(before: Contract, after: Contract): Promise<void> {
    const apply = () => this.rows.set(after.id, after);
    return this.transaction.write({ isStillPossible: () => this.rows.get(before.id) === before, apply });
  }

  findOpen(): Promise<string[]> {
    const open = this.all.filter(({ status }) => status === 'sent');
    open.sort((one, other) => Number(one.sentAt) - Number(other.sentAt));
    return Promise.resolve(open.map(({ id }) => id));
  }

  get all(): Contract[] {
    return [...this.rows.values()];
  }
}
