import type { TrailWords } from '@/shared/lib/trail-words';

export const accessTokenWords: TrailWords = {
  noun: 'access token',
  named: (name) => `the access token “${name}”`,
};

export const calendarFeedWords: TrailWords = {
  noun: 'calendar',
  named: (name) => `the calendar of ${name}`,
};

export const webhookWords: TrailWords = {
  noun: 'webhook',
  named: (name) => `the webhook to ${name}`,
  did: { 'switched-off': 'turned off …' },
};
