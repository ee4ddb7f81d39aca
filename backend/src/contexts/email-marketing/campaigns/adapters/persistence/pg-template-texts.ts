import type { Database } from '../../../../../platform/persistence/database.js';
import type { TemplateText, TemplateTexts } from '../../domain/ports/template-texts.js';

export class PgTemplateTexts implements TemplateTexts {
  constructor(private readonly database: Database) {}

  async find(templateId: string): Promise<TemplateText | null> {
    const [text] = await this.database.query<TemplateText[]>(
      `select name, html_content as "htmlContent", text_content as "textContent" from email_templates where id = $1`,
      [templateId],
    );
    return text ?? null;
  }
}
