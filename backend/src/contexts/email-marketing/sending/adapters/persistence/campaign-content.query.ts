import { Injectable } from '@nestjs/common';
import { Database } from '../../../../../platform/persistence/database.js';
import type { MailContent } from '../../../templates/domain/index.js';

const STATEMENT = `select subject, html_content as html, coalesce(text_content, '') as text from email_campaigns where id = $1`;

@Injectable()
export class CampaignContentQuery {
  constructor(private readonly database: Database) {}

  /** Content with placeholders; null if the campaign was deleted. */
  async read(campaignId: string): Promise<MailContent | null> {
    const [content] = await this.database.query<MailContent[]>(STATEMENT, [campaignId]);
    return content ?? null;
  }
}
