import type { Database } from '../../../../../platform/persistence/database.js';

const SENDS_IT = `email_sequence @> jsonb_build_array(jsonb_build_object('templateId', $1::text))`;

/** Which automations would send a template; campaigns keep a copy. */
export class TemplateUsesQuery {
  constructor(private readonly database: Database) {}

  async automationIdsOf(templateId: string): Promise<string[]> {
    const rows = await this.database.query<{ id: string }[]>(
      `select id from email_automation where ${SENDS_IT} order by id`,
      [templateId],
    );
    return rows.map(({ id }) => id);
  }

  /** Names, the oldest automation's first. */
  async automationsOf(templateId: string): Promise<string[]> {
    const rows = await this.database.query<{ name: string }[]>(
      `select name from email_automation
       where ${SENDS_IT} order by created_at, id`,
      [templateId],
    );
    return rows.map(({ name }) => name);
  }
}
