import { Injectable } from '@nestjs/common';
import { Conflict, NotFound } from '../../../../kernel/domain-error.js';
import { Uses } from '../../../../kernel/uses.js';
import type { Actor } from '../../../../kernel/actor.js';
import { Clock } from '../../../../kernel/clock.js';
import { Ids } from '../../../../kernel/ids.js';
import { Outbox } from '../../../../kernel/outbox.js';
import { picturesRemoved } from '../../../../kernel/pictures.js';
import { Transaction } from '../../../../kernel/transaction.js';
import { type EmailTemplate, type TemplateDraft, TemplateInUse } from './template.js';

/** Changes and removals conflict if someone else has changed the template since it was read. */
export abstract class TemplateRepository {
  abstract add(template: EmailTemplate): Promise<void>;
  abstract find(id: string): Promise<EmailTemplate | null>;
  abstract save(before: EmailTemplate, after: EmailTemplate): Promise<void>;
  abstract remove(template: EmailTemplate): Promise<void>;
}

/** Finds what uses a template. */
@Injectable()
export class TemplateUses extends Uses {}

@Injectable()
export class TemplatesService {
  constructor(
    private readonly templates: TemplateRepository,
    private readonly uses: TemplateUses,
    private readonly transaction: Transaction,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  find(id: string): Promise<EmailTemplate | null> {
    return this.templates.find(id);
  }

  /** @throws NotFound */
  async get(id: string): Promise<EmailTemplate> {
    const template = await this.find(id);
    if (!template) throw new NotFound('There is no such template.');
    return template;
  }

  async add(draft: TemplateDraft, by: Actor): Promise<EmailTemplate> {
    const now = this.clock.now();
    const id = this.ids.next();
    const template = { ...draft, id, createdBy: by.name, createdByRole: by.role, createdAt: now, updatedAt: now };
    await this.transaction.run(by, () => this.templates.add(template));
    return template;
  }

  /**
   * @param seen `updatedAt` of the template as it was shown (ISO 8601); null skips the check
   * @throws NotFound, Conflict
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
      // A retry after a lost response finds its own text.
      if (!wasSeen && isSame(edited, before)) return before;
      if (!wasSeen)
        throw new Conflict(
          'Someone else saved this template after you opened it. Save again to replace it with yours.',
        );
      const after = { ...edited, updatedAt: this.clock.now() };
      await this.templates.save(before, after);
      if (hasContentChanged(before, after)) await this.uses.changed(id);
      return after;
    });
  }

  /** @throws NotFound, TemplateInUse while an automation uses it */
  remove(id: string, by: Actor): Promise<void> {
    return this.transaction.run(by, async () => {
      const template = await this.get(id);
      const automations = await this.uses.namesOf(template.id);
      if (automations.length > 0) throw new TemplateInUse(automations);
      await this.templates.remove(template);
      for (const removed of picturesRemoved(template.htmlContent)) await this.outbox.add(removed);
    });
  }
}

/** Ignores stored blocks, whose keys the database reorders; both contents are generated from them. */
const isSame = (one: EmailTemplate, other: EmailTemplate) =>
  JSON.stringify({ ...one, blocks: null }) === JSON.stringify({ ...other, blocks: null });

const hasContentChanged = (before: TemplateDraft, after: TemplateDraft) =>
  (['subject', 'previewText', 'htmlContent', 'textContent'] as const).some((field) => before[field] !== after[field]);
