import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/persistence/database.js';
import type { TrackedRepository } from '../../../../platform/persistence/tracked-repository.js';
import { ContractNotFound } from '../../domain/contract.errors.js';
import type { Contract } from '../../domain/contract.js';
import type { ContractRepository } from '../../domain/ports/contract.repository.js';
import { ContractSchema } from './contract.schema.js';

@Injectable()
export class TypeOrmContractRepository implements ContractRepository {
  private readonly repository: TrackedRepository<Contract>;

  constructor(database: Database) {
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
    const open = await this.repository.find({
      select: { id: true },
      where: { status: 'sent' },
      order: { sentAt: 'asc' },
    });
    return open.map(({ id }) => id);
  }
}
