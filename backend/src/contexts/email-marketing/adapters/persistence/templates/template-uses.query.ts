import type { Database } from '../../../../../platform/persistence/database.js';

/** Which automations would send a template; campaigns keep a copy. */
export class TemplateUsesQuery {
  constructor(private readonly database: Database) {}

  /** Names, the oldest automation's first. */
  async automationsOf(templateId: string): Promise<string[]> {
    const rows = await this.database.read<{ name: string }>(
      `select name from email_automation
       where email_sequence @> jsonb_build_array(jsonb_build_object('templateId', $1::text)) order by created_at, id`,
      [templateId],
    );
    return rows.map(({ name }) => name);
  }
}
