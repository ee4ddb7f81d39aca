import type { Database } from '../../../../platform/persistence/database.js';
import type { TrackedRepository } from '../../../../platform/persistence/tracked-repository.js';
import { ContractNotFound } from '../../domain/contract.errors.js';
import type { Contract } from '../../domain/contract.js';
import type { ContractRepository } from '../../domain/ports/contract.repository.js';
import { ContractSchema } from './contract.schema.js';

export class TypeOrmContractRepository implements ContractRepository {
  private readonly repository: TrackedRepository<Contract>;

  constructor(private readonly database: Database) {
    this.repository = database.getRepository(ContractSchema);
  }

  add(contract: Contract): Promise<void> {
    return this.repository.insert(contract);
  }

  async get(id: string): Promise<Contract> {
    const contract = await this.repository.findOneBy({ id });
    if (!contract) throw new ContractNotFound();
    return contract;
  }

  save(before: Contract, after: Contract): Promise<void> {
    return this.repository.update(before, after);
  }

  async findOpen(): Promise<string[]> {
    const rows = await this.database.query<{ id: string }[]>(
      `select id from contracts where status = 'sent' order by sent_at`,
    );
    return rows.map(({ id }) => id);
  }
}
