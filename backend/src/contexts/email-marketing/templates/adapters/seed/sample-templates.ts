import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../../../kernel/actor.js';
import { Clock } from '../../../../../kernel/clock.js';
import { AppSettings } from '../../../../../platform/config/app-settings.js';
import { PastEvents } from '../../../../../platform/events/past-events.js';
import { Database } from '../../../../../platform/persistence/database.js';
import { Seed } from '../../../../../platform/seeds.js';
import { placeholdersIn } from '../../domain/mail-content.js';
import { EMAIL_TEMPLATE, type EmailTemplate } from '../../domain/template.js';
import { EmailTemplateSchema } from '../persistence/email-template.schema.js';
import { type SampleTemplate, TEMPLATE_TEXTS } from './template-texts.js';

const DAY_MS = 86_400_000;
const AUTHORS: Readonly<Record<SampleTemplate['by'], Actor>> = {
  admin: { id: '00000000-0000-7000-8000-000000000002', name: 'The Owner', role: 'admin' },
  manager: { id: '00000000-0000-7000-8000-000000000001', name: 'Site Manager', role: 'manager' },
};

/** By its place in the list; fixed, so that sample campaigns can name it. */
export const sampleTemplateId = (place: number) => `00000000-0000-7000-8000-0000000e${String(place).padStart(4, '0')}`;

/** Sample emails for various occasions, written over the last months. */
@Injectable()
export class SampleTemplates {
  constructor(
    private readonly database: Database,
    private readonly pastEvents: PastEvents,
    private readonly settings: AppSettings,
    private readonly clock: Clock,
  ) {}

  @Seed('demo')
  async add(): Promise<void> {
    const rows = this.database.getRepository(EmailTemplateSchema);
    for (const [place, sample] of TEMPLATE_TEXTS.entries()) {
      const template = this.template(sampleTemplateId(place + 1), sample);
      await rows.load(template);
      await this.pastEvents.add({
        type: `${EMAIL_TEMPLATE}.added`,
        subject: { type: EMAIL_TEMPLATE, id: template.id, name: template.name },
        by: AUTHORS[sample.by],
        changes: null,
        occurredAt: template.createdAt,
      });
    }
  }

  private template(id: string, sample: SampleTemplate): EmailTemplate {
    const { name, category, subject, textContent = null, isActive = true, daysAgo, by } = sample;
    const htmlContent = sample.htmlContent.replaceAll('{site}', this.settings.publicUrl.href);
    const createdAt = new Date(this.clock.now().getTime() - daysAgo * DAY_MS);
    return {
      ...{ id, name, category, subject, htmlContent, textContent, isActive, blocks: null },
      variables: placeholdersIn([subject, htmlContent, textContent ?? ''].join('\n')),
      createdBy: AUTHORS[by].name,
      createdByRole: by,
      createdAt,
      updatedAt: createdAt,
    };
  }
}
