import { Injectable } from '@nestjs/common';
import { Database } from '../../../../../platform/persistence/database.js';
import type { TrackedRepository } from '../../../../../platform/persistence/tracked-repository.js';
import type { TemplateRepository } from '../../domain/ports/template.repository.js';
import type { EmailTemplate } from '../../domain/template.js';
import { EmailTemplateSchema } from './email-template.schema.js';

@Injectable()
export class TypeOrmTemplateRepository implements TemplateRepository {
  private readonly repository: TrackedRepository<EmailTemplate>;

  constructor(database: Database) {
    this.repository = database.getRepository(EmailTemplateSchema);
  }

  add(template: EmailTemplate): Promise<void> {
    return this.repository.insert(template);
  }

  find(id: string): Promise<EmailTemplate | null> {
    return this.repository.findOneBy({ id });
  }

  save(before: EmailTemplate, after: EmailTemplate): Promise<void> {
    return this.repository.update(before, after);
  }

  remove(template: EmailTemplate): Promise<void> {
    return this.repository.remove(template);
  }
}
