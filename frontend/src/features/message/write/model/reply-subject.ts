import { sendMessage } from '@/shared/call-schema';

/** 'Re: Soup', with a single 'Re:' however long the conversation. */
export const replySubject = (subject: string) =>
  (/^re:/i.test(subject) ? subject : `Re: ${subject}`).slice(0, sendMessage.subject.maxLength);
