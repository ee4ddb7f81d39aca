import { Injectable } from '@nestjs/common';
import { EMAIL_TEMPLATE, type EmailTemplate, type TemplateDraft } from '../../domain/template.js';
import { Clock } from '../../../../../kernel/clock.js';
import { AppSettings } from '../../../../../platform/config/app-settings.js';
import { PastEvents } from '../../../../../platform/events/past-events.js';
import { Database } from '../../../../../platform/persistence/database.js';
import { DEMO_ACCOUNTS, Seed } from '../../../../../platform/seeds.js';
import { placeholdersIn } from '../../domain/mail-content.js';
import { EmailTemplateSchema } from '../persistence/typeorm-template.repository.js';

/** A sample with its age and author; `{site}` in its HTML is the address of the website. */
interface SampleTemplate extends Pick<TemplateDraft, 'name' | 'category' | 'subject' | 'htmlContent'> {
  readonly previewText?: string;
  readonly textContent?: string;
  readonly isActive?: boolean;
  readonly daysAgo: number;
  readonly by: 'admin' | 'manager';
}

const button = (href: string, label: string) =>
  `<p><a href="${href}" style="background-color:#e9a23b;color:#15110f;display:inline-block;font-weight:700;padding:14px 24px;text-decoration:none;border-radius:3px">${label}</a></p>`;

const RESERVE = button('{site}reservations', 'Ask for a table');

export const TEMPLATE_TEXTS: readonly SampleTemplate[] = [
  {
    name: 'Welcome to the courtyard',
    category: 'welcome',
    subject: 'Welcome, {{firstName|friend}}: the gate is open',
    previewText: 'Ask for a table by the fountain when you come for the first time.',
    htmlContent: `<h2>It is good to have you here, {{firstName|friend}}</h2>
<p>You have asked for news from {{restaurantName}}. We write when there is something to say: a new piece out of the kiln, a soup that only this month brings, an evening with candles in the court.</p>
<p>When you come for the first time, ask for a table by the fountain. At noon the sun comes through the glass wall and paints the tablecloth.</p>
${RESERVE}
<p>See you soon,<br>everybody in the kitchen and at the kiln</p>`,
    daysAgo: 41,
    by: 'manager',
  },
  {
    name: 'Welcome, second letter: the glass',
    category: 'welcome',
    subject: 'How the glass came to the sandwiches',
    htmlContent: `<h2>Four tables and a kiln</h2>
<p>Dear {{firstName|friend}},</p>
<p>guests ask about the soup first and about the glass second. So here is the second answer: every pane above the tables is cut, ground and fired by the same hands that carry your plate.</p>
<p><img src="{site}pictures/merchandise-4-480.webp" alt="A leaded roundel with a small sailboat and a low sun" width="480" style="max-width:100%;height:auto"></p>
<p>If a piece speaks to you, tell us which window it is for. We know which way the light comes in.</p>
${button('{site}#gallery', 'Look at the gallery')}`,
    daysAgo: 40,
    by: 'manager',
  },
  {
    name: 'The week in the courtyard',
    category: 'marketing',
    subject: 'This week: tomato basil, blue herons and a free table by the fountain',
    previewText: 'Thursday is our quietest day, and a good one for a long lunch.',
    htmlContent: `<h2>What the week brings</h2>
<p>Good morning, {{firstName|friend}}.</p>
<ul>
<li><strong>In the pot:</strong> tomato basil, until it is empty</li>
<li><strong>Out of the kiln:</strong> three herons in blue, one in green</li>
<li><strong>In the court:</strong> the jasmine has opened</li>
</ul>
<p>Thursday is our quietest day. It is a good one for a long lunch.</p>
${RESERVE}`,
    daysAgo: 12,
    by: 'manager',
  },
  {
    name: 'Glass of the month',
    category: 'marketing',
    subject: 'Out of the kiln: the Sun Ornament',
    htmlContent: `<table role="presentation" width="100%" cellpadding="0" cellspacing="0">
<tr>
<td width="50%" valign="top" style="padding:0 16px 16px 0"><img src="{site}pictures/merchandise-1-480.webp" alt="The Sun Ornament: twelve amber rays about a round heart" width="240" style="max-width:100%;height:auto"></td>
<td width="50%" valign="top" style="padding:0 0 16px">
<h2 style="margin:0 0 8px">Sun Ornament</h2>
<p>Twelve rays about an amber heart, seven inches across. Hang it in an east window and the floor turns gold before breakfast.</p>
<p>There are eleven of them, {{firstName|friend}}. We keep one back for you until Saturday when you answer this mail.</p>
</td>
</tr>
</table>`,
    textContent: `Out of the kiln: the Sun Ornament

Twelve rays about an amber heart, seven inches across. Hang it in an east window and the floor turns gold before breakfast.

There are eleven of them, {{firstName|friend}}. We keep one back for you until Saturday when you answer this mail.`,
    daysAgo: 9,
    by: 'manager',
  },
  {
    name: 'Closed for the kiln',
    category: 'transactional',
    subject: 'Your table: a change you should know of',
    htmlContent: `<p>Dear {{firstName|friend}} {{lastName}},</p>
<p>the kiln gets a new lining, and for two days it will be loud and dusty in the court. Your table is safe: we seat everybody inside, under the big window.</p>
<p>If you would rather come on another day, tell us with one line. We will find a place for you.</p>`,
    daysAgo: 27,
    by: 'admin',
  },
  {
    name: 'After your visit',
    category: 'follow-up',
    subject: 'Thank you for coming, {{firstName|friend}}',
    htmlContent: `<p>Dear {{firstName|friend}},</p>
<p>thank you for your visit. Was the soup hot, the bench in the shade, the wait short? Three words in answer to this mail are enough, and they are read out in the kitchen.</p>
<p>And should your umbrella be here: it is dry, and it waits behind the till.</p>
<p>Until next time,<br>{{restaurantName}}</p>`,
    daysAgo: 33,
    by: 'manager',
  },
  {
    name: 'We have not seen you for a while',
    category: 'follow-up',
    subject: 'Your bench by the fountain is still there',
    htmlContent: `<p>Dear {{firstName|friend}},</p>
<p>some time has gone by since your last visit. The fig tree has grown over the wall, the Cuban sandwich is what it was.</p>
<p>Bring this mail along, and the second cup of coffee is ours.</p>
${RESERVE}
<p style="color:#5a4d40;font-size:14px">If you have had enough of our letters, <a href="{{unsubscribeUrl}}">one tap ends them</a>. No hard feelings.</p>`,
    daysAgo: 19,
    by: 'manager',
  },
  {
    name: 'Birthday in the courtyard',
    category: 'special-offers',
    subject: '{{firstName|Friend}}, there is a candle here with your name on it',
    htmlContent: `<h2>Happy birthday, {{firstName|friend}}!</h2>
<p>Within two weeks of today a slice of key lime pie waits for you, with a candle in a holder that came out of our kiln. The candle you blow out, the holder you keep.</p>
${RESERVE}
<p>Just say at the gate that it is your day.</p>`,
    daysAgo: 16,
    by: 'manager',
  },
  {
    name: 'Candles and glass: an evening in December',
    category: 'special-offers',
    subject: 'One evening, forty candles, no electric light',
    htmlContent: `<h2>An evening by candlelight</h2>
<p>Dear {{firstName|friend}},</p>
<p>once a year we switch off every lamp. Forty candles stand behind the glass wall, there is soup, bread and a glass of something warm, and nobody is in a hurry.</p>
<ol>
<li>Ask for a table with a word about candles</li>
<li>We answer within a day</li>
<li>Bring somebody who likes the quiet</li>
</ol>
${RESERVE}`,
    daysAgo: 2,
    by: 'manager',
  },
  {
    name: 'Summer gazpacho',
    category: 'special-offers',
    subject: 'Cold soup for hot days',
    htmlContent: `<h2>Gazpacho is back</h2>
<p>Tomatoes that were on the vine this morning, cucumber, a little garlic, and ice from our own machine. With bread, for as long as the summer lasts.</p>
${RESERVE}`,
    isActive: false,
    daysAgo: 96,
    by: 'manager',
  },
];

const DAY_MS = 86_400_000;

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
        by: DEMO_ACCOUNTS[sample.by],
        changes: null,
        occurredAt: template.createdAt,
      });
    }
  }

  private template(id: string, sample: SampleTemplate): EmailTemplate {
    const { name, category, subject, previewText = null, textContent = null, isActive = true, daysAgo, by } = sample;
    const htmlContent = sample.htmlContent.replaceAll('{site}', this.settings.publicUrl.href);
    const createdAt = new Date(this.clock.now().getTime() - daysAgo * DAY_MS);
    return {
      id,
      name,
      category,
      subject,
      previewText,
      htmlContent,
      textContent,
      isActive,
      blocks: null,
      variables: placeholdersIn([subject, previewText ?? '', htmlContent, textContent ?? ''].join('\n')),
      createdBy: DEMO_ACCOUNTS[by].name,
      createdByRole: by,
      createdAt,
      updatedAt: createdAt,
    };
  }
}
