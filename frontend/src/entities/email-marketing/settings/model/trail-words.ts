import type { TrailWords } from '@/shared/lib/trail-words';

export const emailSettingsWords: TrailWords = {
  noun: 'email settings',
  named: () => 'the email settings',
  fields: { perSecond: 'Emails per second', perHour: 'Emails per hour', perDay: 'Emails per day' },
};
