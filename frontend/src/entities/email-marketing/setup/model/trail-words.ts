import type { TrailWords } from '@/shared/lib/trail-words';

export const emailSettingsWords: TrailWords = {
  noun: 'e-mail settings',
  named: () => 'the e-mail settings',
  fields: { perSecond: 'Mails a second', perHour: 'Mails an hour', perDay: 'Mails a day' },
};
