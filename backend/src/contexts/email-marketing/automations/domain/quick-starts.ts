import { placeholdersIn, type TemplateCategory } from '../../templates/domain/index.js';
import type { AutomationTrigger, TriggerConditions } from './automation.js';

export const QUICK_STARTS = ['welcome_series', 'birthday', 'post_visit', 're_engagement', 'special_events'] as const;
export type QuickStartKind = (typeof QUICK_STARTS)[number];

/** An email of a ready-made automation, from which a template is created. */
interface ReadyMail {
  readonly delayDays: number;
  readonly name: string;
  readonly category: TemplateCategory;
  readonly subject: string;
  readonly htmlContent: string;
  readonly variables: readonly string[];
}

/** An email with an existing template. */
interface ChosenMail {
  readonly delayDays: number;
  readonly templateId: string;
}

/** An automation that is created with one tap; its texts can be edited afterwards. */
export interface QuickStart {
  readonly name: string;
  readonly description: string;
  readonly triggerType: AutomationTrigger;
  readonly triggerConditions: TriggerConditions;
  readonly mails: readonly (ReadyMail | ChosenMail)[];
}

const paragraphs = (...texts: readonly string[]) => texts.map((text) => `<p>${text}</p>`).join('\n');

const mail = (
  delayDays: number,
  name: string,
  category: TemplateCategory,
  subject: string,
  ...texts: readonly string[]
): ReadyMail => {
  const htmlContent = paragraphs(
    'Hello {{firstName|friend}},',
    ...texts,
    'Warmly,<br />everyone at {{restaurantName}}',
  );
  return { delayDays, name, category, subject, htmlContent, variables: ['firstName', 'restaurantName'] };
};

/** Ready-made automations that need no further input. */
export const quickStarts = {
  welcome_series: {
    name: 'Welcome series',
    description: 'Three emails for new contacts: a greeting, our story, an invitation.',
    triggerType: 'new_contact',
    triggerConditions: {},
    mails: [
      mail(
        0,
        'Welcome 1: a greeting',
        'welcome',
        'Welcome to {{restaurantName}}',
        'welcome! From now on, you’ll hear from us when there’s something worth sharing: a new dish, a guest chef, a special evening.',
        'We won’t write often, and you can unsubscribe with one tap.',
      ),
      mail(
        3,
        'Welcome 2: our story',
        'welcome',
        'How we began',
        'people ask us how we began. The short version is on our website, under Our Story. The long one is best told at the table.',
        'Next time you’re here, ask us.',
      ),
      mail(
        7,
        'Welcome 3: come and sit',
        'welcome',
        'A table for you, {{firstName|friend}}?',
        'it’s quietest right after we open. To come by, request a table on our website. We reply within a day.',
      ),
    ],
  },
  birthday: {
    name: 'Birthday wishes',
    description: 'An email on the morning of each birthday.',
    triggerType: 'birthday',
    triggerConditions: {},
    mails: [
      mail(
        0,
        'Birthday wishes',
        'special-offers',
        'Happy birthday, {{firstName|friend}}!',
        'all of us wish you a bright year. Come by this month and tell us it was your birthday: dessert is on us.',
      ),
    ],
  },
  post_visit: {
    name: 'Post-visit follow-up',
    description: 'A thank-you on the day after a visit.',
    triggerType: 'visit_completed',
    triggerConditions: {},
    mails: [
      mail(
        1,
        'Thank you for your visit',
        'follow-up',
        'Thank you for coming, {{firstName|friend}}',
        'thank you for visiting. Was everything the way you’d hoped? Just reply to this email. We read every word.',
      ),
    ],
  },
  re_engagement: {
    name: 'Re-engagement',
    description: 'A friendly note to guests with no visit in 90 days.',
    triggerType: 'inactive_customer',
    triggerConditions: { days: 90 },
    mails: [
      mail(
        0,
        'We miss you',
        'follow-up',
        'It has been a while, {{firstName|friend}}',
        'some of the menu is new since you were here. We’d love to see you again.',
      ),
    ],
  },
} satisfies Partial<Record<QuickStartKind, QuickStart>>;

/** Details of an event that the user enters. */
interface SpecialEvent {
  /** `MM-DD` for every year, or `YYYY-MM-DD`. */
  readonly date: string;
  /** Contacts with one of them; all contacts if empty. */
  readonly tags: readonly string[];
  readonly mail: { readonly templateId: string } | { readonly subject: string; readonly text: string };
}

export const specialEvents = ({ date, tags, mail: chosen }: SpecialEvent): QuickStart => ({
  name: 'Special events',
  description: 'One email on a day you choose.',
  triggerType: 'special_date',
  triggerConditions: { date, ...(tags.length > 0 && { tags }) },
  mails: ['templateId' in chosen ? { delayDays: 0, templateId: chosen.templateId } : written(chosen)],
});

const MAX_NAME_LENGTH = 200;

const written = ({ subject, text }: { subject: string; text: string }): ReadyMail => ({
  delayDays: 0,
  name: `Special events: ${subject}`.slice(0, MAX_NAME_LENGTH),
  category: 'marketing',
  subject,
  htmlContent: htmlOf(text),
  variables: placeholdersIn([subject, text].join('\n')),
});

const htmlOf = (text: string) =>
  paragraphs(
    ...escaped(text)
      .split(/\n{2,}/)
      .map((paragraph) => paragraph.replaceAll('\n', '<br />\n')),
  );
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
