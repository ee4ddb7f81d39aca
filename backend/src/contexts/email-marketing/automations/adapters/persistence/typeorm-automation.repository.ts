import { Injectable } from '@nestjs/common';
import { Database } from '../../../../../platform/persistence/database.js';
import type { TrackedRepository } from '../../../../../platform/persistence/tracked-repository.js';
import { AutomationNotFound } from '../../domain/automation.errors.js';
import type { Automation } from '../../domain/automation.js';
import type { AutomationRepository } from '../../domain/ports/automation.repository.js';
import { AutomationSchema } from './automation.schema.js';

@Injectable()
export class TypeOrmAutomationRepository implements AutomationRepository {
  private readonly repository: TrackedRepository<Automation>;

  constructor(database: Database) {
    this.repository = database.getRepository(AutomationSchema);
  }

  add(automation: Automation): Promise<void> {
    return this.repository.insert(automation);
  }

  async get(id: string): Promise<Automation> {
    const automation = await this.repository.findOneBy({ id });
    if (!automation) throw new AutomationNotFound();
    return automation;
  }

  save(before: Automation, after: Automation): Promise<void> {
    return this.repository.update(before, after);
  }

  remove(automation: Automation): Promise<void> {
    return this.repository.remove(automation);
  }
}
