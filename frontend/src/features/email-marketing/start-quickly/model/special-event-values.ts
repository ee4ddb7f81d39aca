import type { QuickStart } from '@/entities/email-marketing/automations';
import { splitCommas } from '@/shared/lib/words';

/** What the form holds; an empty `templateId` is a mail that is written here. */
export interface SpecialEventValues {
  date: string;
  often: 'yearly' | 'once';
  templateId: string;
  subject: string;
  text: string;
  audience: 'all' | 'tags';
  tags: string;
}

export const NO_EVENT: SpecialEventValues = {
  ...{ date: '', often: 'yearly', templateId: '', subject: '', text: '', audience: 'all', tags: '' },
};

export const conditionsOf = ({ date, often, audience, tags }: SpecialEventValues) => ({
  date: often === 'yearly' ? date.slice('YYYY-'.length) : date,
  ...(audience === 'tags' && {
    tags: splitCommas(tags),
  }),
});

export function quickStartOf(values: SpecialEventValues): QuickStart {
  const { templateId, subject, text } = values;
  return { kind: 'special_events', ...conditionsOf(values), ...(templateId ? { templateId } : { subject, text }) };
}
