import type { Database } from '../../../../platform/persistence/database.js';
import type { EntityRows } from '../../../../platform/persistence/entity-rows.js';
import type { EntityTables } from '../../../../platform/persistence/entity-tables.js';
import { ContractNotFound } from '../../domain/contract.errors.js';
import { CONTRACT } from '../../domain/contract.events.js';
import type { Contract } from '../../domain/contract.js';
import type { ContractRepository } from '../../domain/ports/contract.repository.js';
import { ContractSchema } from './contract.schema.js';

export class TypeOrmContractRepository implements ContractRepository {
  private readonly rows: EntityRows<Contract>;

  constructor(
    tables: EntityTables,
    private readonly database: Database,
  ) {
    this.rows = tables.of(ContractSchema, CONTRACT, ({ clientBusinessName }) => clientBusinessName);
  }

  add(contract: Contract): Promise<void> {
    return this.rows.add(contract);
  }

  async get(id: string): Promise<Contract> {
    const contract = await this.rows.find(id);
    if (!contract) throw new ContractNotFound();
    return contract;
  }

  save(before: Contract, after: Contract): Promise<void> {
    return this.rows.save(before, after);
  }

  async findOpen(): Promise<string[]> {
    const rows = await this.database.read<{ id: string }>(
      `select id from contracts where status = 'sent' order by sent_at`,
    );
    return rows.map(({ id }) => id);
  }
}
