import { sendMessage } from '@/shared/call-schema';

/** 'Re: Soup', however often it goes back and forth. */
export const replySubject = (subject: string) =>
  (/^re:/i.test(subject) ? subject : `Re: ${subject}`).slice(0, sendMessage.subject.maxLength);
