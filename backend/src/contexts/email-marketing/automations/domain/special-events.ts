import { placeholdersIn } from '../../templates/domain/index.js';
import { paragraphs, type QuickStart, type ReadyMail } from './quick-starts.js';

/** Details of an event that the user enters. */
export interface SpecialEvent {
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

const LONGEST_NAME = 200;

const written = ({ subject, text }: { subject: string; text: string }): ReadyMail => ({
  delayDays: 0,
  name: `Special events: ${subject}`.slice(0, LONGEST_NAME),
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
