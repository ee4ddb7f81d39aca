import type { SentMail } from '../api/sent-mails.calls';

const ERASED = /^erased-.*@guest\.invalid$/;

export const recipientInWords = ({ recipientEmail }: Pick<SentMail, 'recipientEmail'>) =>
  ERASED.test(recipientEmail) ? 'Erased guest' : recipientEmail;

/** Of somebody's mail that was erased the subject of all is left: what was theirs is left out of it, or what stands there in place of that. */
export const subjectInWords = ({ subject }: Pick<SentMail, 'subject'>) =>
  subject
    .replaceAll(/(,?\s{0,2})\{\{([^{}|]*)(?:\|([^{}]*))?\}\}/g, (_, before: string, _name, fallback?: string) =>
      fallback?.trim() ? before + fallback.trim() : '',
    )
    .replace(/^[\s,.:;!?–-]+/, '')
    .trim();
