import type { TrailWords } from '@/shared/lib/trail-words';

export const emailSettingsWords: TrailWords = {
  noun: 'email settings',
  named: () => 'the email settings',
  fields: { perSecond: 'Mails a second', perHour: 'Mails an hour', perDay: 'Mails a day' },
};
