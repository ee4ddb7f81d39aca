import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../../kernel/actor.js';
import { dateIn } from '../../../../kernel/calendar.js';
import { Clock } from '../../../../kernel/clock.js';
import { InvalidInput } from '../../../../kernel/domain-error.js';
import { Ids } from '../../../../kernel/ids.js';
import { Outbox } from '../../../../kernel/outbox.js';
import { Restaurant } from '../../../../kernel/restaurant.js';
import { assertUnchanged } from '../../../../kernel/shown.js';
import { Transaction } from '../../../../kernel/transaction.js';
import type { OwnerDecision } from '../../settings/domain/index.js';
import { type EmailTemplate, TEMPLATE_GONE, TemplatesService } from '../../templates/domain/index.js';
import { Automation, automationDecided, type AutomationPlan, type AutomationStep } from './automation.js';
import { assertToCome } from './automation-plan.js';
import { AutomationRuns, OwnerGate } from './automation-sending.js';
import { movedSteps } from './edited-sequence.js';
import type { QuickStart } from './quick-starts.js';

/** Changes and removals conflict if someone else has changed the automation since it was read. */
export abstract class AutomationRepository {
  abstract add(automation: Automation): Promise<void>;
  /** @throws NotFound */
  abstract get(id: string): Promise<Automation>;
  abstract save(before: Automation, after: Automation): Promise<void>;
  abstract remove(automation: Automation): Promise<void>;
}

@Injectable()
export class AutomationsService {
  constructor(
    private readonly automations: AutomationRepository,
    private readonly runs: AutomationRuns,
    private readonly gate: OwnerGate,
    private readonly templates: TemplatesService,
    private readonly transaction: Transaction,
    private readonly outbox: Outbox,
    private readonly restaurant: Restaurant,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** @throws NotFound */
  get(id: string): Promise<Automation> {
    return this.automations.get(id);
  }

  /** @throws InvalidInput when a template no longer exists, or its date has passed */
  async create(plan: AutomationPlan, by: Actor): Promise<Automation> {
    assertToCome(plan.triggerConditions, this.today());
    return this.transaction.run(by, async () => {
      const emailSequence = await this.named(plan.emailSequence);
      const automation = Automation.plan(this.ids.next(), { ...plan, emailSequence }, by, this.clock.now());
      await this.automations.add(automation);
      return automation;
    });
  }

  /**
   * Creates the templates of a ready-made automation and the automation itself.
   * @throws InvalidInput when a template no longer exists, or its date has passed
   */
  async startQuickly(
    { name, description, triggerType, triggerConditions, mails }: QuickStart,
    by: Actor,
  ): Promise<Automation> {
    assertToCome(triggerConditions, this.today(), 'date');
    return this.transaction.run(by, async () => {
      const emailSequence: AutomationStep[] = [];
      for (const ready of mails) {
        if ('templateId' in ready) {
          emailSequence.push({ ...ready, templateName: null, customSubject: null });
          continue;
        }
        const { delayDays, ...mail } = ready;
        const { id, name: templateName } = await this.templates.add(
          { ...mail, previewText: null, textContent: null, blocks: null, isActive: true },
          by,
        );
        emailSequence.push({ delayDays, templateId: id, templateName, customSubject: null });
      }
      return this.create({ name, description, triggerType, triggerConditions, emailSequence, isActive: true }, by);
    });
  }

  /**
   * Contacts in the automation continue in the new sequence.
   * @param seen `updatedAt` of the automation as it was shown (ISO 8601); null skips the check
   * @throws NotFound, StaleState, InvalidInput when a template no longer exists, or a new date has passed
   */
  edit(
    id: string,
    change: (before: Automation) => Partial<AutomationPlan>,
    seen: string | null,
    by: Actor,
  ): Promise<Automation> {
    return this.transaction.run(by, async () => {
      const before = await this.automations.get(id);
      assertUnchanged('automation', before, seen);
      const { emailSequence, ...changed } = change(before);
      const named = emailSequence && { emailSequence: await this.named(emailSequence) };
      const after = before.edit({ ...changed, ...named }, this.clock.now());
      if (after.triggerConditions.date !== before.triggerConditions.date) {
        assertToCome(after.triggerConditions, this.today());
      }
      await this.automations.save(before, after);
      const moves = movedSteps(before.emailSequence, after.emailSequence);
      if (moves.length > 0) {
        // Emails that the edit holds back return to their runs first, whose positions are the old ones.
        await this.gate.takeBack();
        await this.runs.follow(id, moves, this.clock.now());
      }
      return after;
    });
  }

  /** @throws NotFound, Conflict */
  decide(id: string, word: OwnerDecision, by: Actor): Promise<Automation> {
    return this.transaction.run(by, async () => {
      const before = await this.automations.get(id);
      const after = before.decide(word, by.name, this.clock.now());
      await this.automations.save(before, after);
      await this.outbox.add(automationDecided(word.decision, after));
      return after;
    });
  }

  /** No more emails are sent. @throws NotFound */
  delete(id: string, by: Actor): Promise<void> {
    return this.transaction.run(by, async () => {
      await this.automations.remove(await this.automations.get(id));
    });
  }

  private today(): string {
    return dateIn(this.restaurant.timeZone, this.clock.now());
  }

  /** The sequence with the names of its templates. */
  private async named(sequence: AutomationPlan['emailSequence']): Promise<AutomationPlan['emailSequence']> {
    const named = [];
    for (const [index, mail] of sequence.entries()) {
      const template = mail.templateId === null ? null : await this.there(mail.templateId, index);
      named.push({ ...mail, templateId: template?.id ?? null, templateName: template?.name ?? null });
    }
    return named;
  }

  private async there(templateId: string, index: number): Promise<EmailTemplate> {
    const template = await this.templates.find(templateId);
    const field = `emailSequence[${String(index)}].templateId`;
    if (!template) throw new InvalidInput([{ field, message: TEMPLATE_GONE }]);
    return template;
  }
}
