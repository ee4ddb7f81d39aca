import type { SendMailOptions } from 'nodemailer';
import type { StoredMail } from './mail.js';

export function compose(mail: StoredMail): SendMailOptions {
  return {
    messageId: mail.messageId,
    date: mail.createdAt,
    from: mail.from,
    to: { name: mail.toName ?? '', address: mail.to },
    replyTo: mail.replyTo,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    icalEvent: mail.calendar ? { method: 'PUBLISH', filename: 'reservation.ics', content: mail.calendar } : undefined,
    headers: { ...(mail.automatic ? { 'Auto-Submitted': 'auto-generated' } : {}), ...mail.headers },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
