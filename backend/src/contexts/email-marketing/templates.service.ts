import type { Actor } from '../../kernel/actor.js';
import type { Clock } from '../../kernel/clock.js';
import type { Ids } from '../../kernel/ids.js';
import type { Transaction } from '../../kernel/transaction.js';
import type { EntityRows } from '../../platform/persistence/entity-rows.js';
import type { EntityTables } from '../../platform/persistence/entity-tables.js';
import { EmailTemplateSchema } from './adapters/persistence/templates/email-template.schema.js';
import {
  EMAIL_TEMPLATE,
  type EmailTemplate,
  type TemplateDraft,
  TemplateNotFound,
} from './domain/templates/template.js';

/** Keeps the mails that are written before their occasion. */
export class TemplatesService {
  private readonly templates: EntityRows<EmailTemplate>;

  constructor(
    tables: EntityTables,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {
    this.templates = tables.of(EmailTemplateSchema, EMAIL_TEMPLATE, ({ name }) => name);
  }

  find(id: string): Promise<EmailTemplate | null> {
    return this.templates.find(id);
  }

  /** @throws TemplateNotFound */
  async get(id: string): Promise<EmailTemplate> {
    const template = await this.find(id);
    if (!template) throw new TemplateNotFound();
    return template;
  }

  async add(draft: TemplateDraft, by: Actor): Promise<EmailTemplate> {
    const now = this.clock.now();
    const id = this.ids.next();
    const template = { ...draft, id, createdBy: by.name, createdByRole: by.role, createdAt: now, updatedAt: now };
    await this.transaction.run(by, () => this.templates.add(template));
    return template;
  }

  /** @throws TemplateNotFound */
  edit(id: string, draft: (before: EmailTemplate) => TemplateDraft, by: Actor): Promise<EmailTemplate> {
    return this.transaction.run(by, async () => {
      const before = await this.get(id);
      const after = { ...before, ...draft(before), updatedAt: this.clock.now() };
      await this.templates.save(before, after);
      return after;
    });
  }

  /** @throws TemplateNotFound */
  remove(id: string, by: Actor): Promise<void> {
    return this.transaction.run(by, async () => {
      await this.templates.remove(await this.get(id));
    });
  }
}
