import { isDeepStrictEqual } from 'node:util';
import type { Actor } from '../../kernel/actor.js';
import type { Clock } from '../../kernel/clock.js';
import type { Ids } from '../../kernel/ids.js';
import type { Transaction } from '../../kernel/transaction.js';
import type { TrackedRepository } from '../../platform/persistence/tracked-repository.js';
import type { Database } from '../../platform/persistence/database.js';
import { AutomationSchema } from './adapters/persistence/automations/automation.schema.js';
import { EmailTemplateSchema } from './adapters/persistence/templates/email-template.schema.js';
import type { TemplateUsesQuery } from './adapters/persistence/templates/template-uses.query.js';
import type { Automation } from './domain/automations/automation.js';
import {
  type EmailTemplate,
  TemplateChanged,
  type TemplateDraft,
  TemplateInUse,
  TemplateNotFound,
} from './domain/templates/template.js';

/** Keeps the mails that are written before their occasion. */
export class TemplatesService {
  private readonly templates: TrackedRepository<EmailTemplate>;
  private readonly automations: TrackedRepository<Automation>;

  constructor(
    database: Database,
    private readonly uses: TemplateUsesQuery,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {
    this.templates = database.getRepository(EmailTemplateSchema);
    this.automations = database.getRepository(AutomationSchema);
  }

  find(id: string): Promise<EmailTemplate | null> {
    return this.templates.findOneBy({ id });
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
    await this.transaction.run(by, () => this.templates.insert(template));
    return template;
  }

  /**
   * @param seen as of when the author has seen it (ISO 8601); null where that does not matter
   * @throws TemplateNotFound, TemplateChanged
   */
  edit(
    id: string,
    draft: (before: EmailTemplate) => TemplateDraft,
    seen: string | null,
    by: Actor,
  ): Promise<EmailTemplate> {
    return this.transaction.run(by, async () => {
      const before = await this.get(id);
      const edited = { ...before, ...draft(before) };
      const wasSeen = seen === null || seen === before.updatedAt.toISOString();
      // Whoever sends again because the answer was lost finds the own text.
      if (!wasSeen && isDeepStrictEqual(edited, before)) return before;
      if (!wasSeen) throw new TemplateChanged();
      const after = { ...edited, updatedAt: this.clock.now() };
      await this.templates.update(before, after);
      if (saysOtherwise(before, after)) await this.tellAutomations(id);
      return after;
    });
  }

  /** @throws TemplateNotFound, TemplateInUse while an automation would send it */
  remove(id: string, by: Actor): Promise<void> {
    return this.transaction.run(by, async () => {
      const template = await this.get(id);
      const automations = await this.uses.automationsOf(template.id);
      if (automations.length > 0) throw new TemplateInUse(automations);
      await this.templates.remove(template);
    });
  }

  /** The owner has seen, or approved, automations with what it said. */
  private async tellAutomations(id: string): Promise<void> {
    for (const automationId of await this.uses.automationIdsOf(id)) {
      const automation = await this.automations.findOneBy({ id: automationId });
      if (automation) await this.automations.update(automation, automation.sayOtherwise(this.clock.now()));
    }
  }
}

const saysOtherwise = (before: TemplateDraft, after: TemplateDraft) =>
  (['subject', 'htmlContent', 'textContent'] as const).some((field) => before[field] !== after[field]);
