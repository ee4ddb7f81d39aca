import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../../../kernel/clock.js';
import type { Use } from '../../../../../kernel/uses.js';
import { Database } from '../../../../../platform/persistence/database.js';
import type { TrackedRepository } from '../../../../../platform/persistence/tracked-repository.js';
import { TemplateUses } from '../../../templates/domain/index.js';
import type { Automation } from '../../domain/automation.js';
import { AutomationSchema } from './automation.schema.js';

const SENDS_IT = `email_sequence @> jsonb_build_array(jsonb_build_object('templateId', $1::text))`;

/** Automations that use a template; campaigns have their own copy. */
@Injectable()
export class AutomationsOfTemplates implements Use, OnModuleInit {
  private readonly automations: TrackedRepository<Automation>;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly uses: TemplateUses,
  ) {
    this.automations = database.getRepository(AutomationSchema);
  }

  onModuleInit(): void {
    this.uses.on(this);
  }

  /** Resets the owner's approval of automations that use the template. */
  async changed(templateId: string): Promise<void> {
    for (const id of await this.idsOf(templateId)) {
      const automation = await this.automations.findOneBy({ id });
      if (automation) await this.automations.update(automation, automation.sayOtherwise(this.clock.now()));
    }
  }

  private async idsOf(templateId: string): Promise<string[]> {
    const rows = await this.database.query<{ id: string }[]>(
      `select id from email_automation where ${SENDS_IT} order by id`,
      [templateId],
    );
    return rows.map(({ id }) => id);
  }

  async namesOf(templateId: string): Promise<string[]> {
    const rows = await this.database.query<{ name: string }[]>(
      `select name from email_automation
       where ${SENDS_IT} order by created_at, id`,
      [templateId],
    );
    return rows.map(({ name }) => name);
  }
}
