import type { SentMail } from '../api/email-history.calls';

const ERASED = /^erased-.*@guest\.invalid$/;

export const recipientInWords = ({ recipientEmail }: Pick<SentMail, 'recipientEmail'>) =>
  ERASED.test(recipientEmail) ? 'Erased guest' : recipientEmail;

/** Of somebody's mail that was erased the subject of all is left: it is shown without the places for what was theirs. */
export const subjectInWords = ({ subject }: Pick<SentMail, 'subject'>) =>
  subject
    .replaceAll(/,?\s*\{\{[^{}]*\}\}/g, '')
    .replace(/^[\s,.:;!?–-]+/, '')
    .trim();
