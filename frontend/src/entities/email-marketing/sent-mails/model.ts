import type { SentMail } from './api';

const ERASED = /^erased-.*@guest\.invalid$/;

export const recipientInWords = ({ recipientEmail }: Pick<SentMail, 'recipientEmail'>) =>
  ERASED.test(recipientEmail) ? 'Erased guest' : recipientEmail;

/** After an erasure, subjects keep their placeholders: each is replaced by its fallback or removed. */
export const subjectInWords = ({ subject }: Pick<SentMail, 'subject'>) =>
  subject
    .replaceAll(/(,?\s{0,2})\{\{([^{}|]*)(?:\|([^{}]*))?\}\}/g, (_, before: string, _name, fallback?: string) =>
      fallback?.trim() ? before + fallback.trim() : '',
    )
    .replace(/^[\s,.:;!?–-]+/, '')
    .trim();
