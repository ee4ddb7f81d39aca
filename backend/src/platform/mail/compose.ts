import type { SendMailOptions } from 'nodemailer';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { StoredMail } from './mail.js';

export function compose(mail: StoredMail): SendMailOptions {
  const options = {
    messageId: mail.messageId,
    references: mail.references,
    date: mail.createdAt,
    from: mail.from,
    to: { name: mail.toName ?? '', address: mail.to },
    replyTo: mail.replyTo,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    icalEvent: mail.calendar
      ? { method: methodOf(mail.calendar), filename: mail.calendarName ?? 'event.ics', content: mail.calendar }
      : undefined,
    attachments: mail.attachment
      ? [
          {
            filename: mail.attachment.name,
            contentType: mail.attachment.type,
            content: mail.attachment.base64,
            encoding: 'base64',
          },
        ]
      : undefined,
    headers: { ...(mail.automatic ? { 'Auto-Submitted': 'auto-generated' } : {}), ...mail.headers },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  return mail.encoded ? whole(options, mail.encoded) : options;
}

/** Nodemailer writes the head. The parts are already encoded, which is most of the cost of an email. */
function whole(options: SendMailOptions, { text, html }: NonNullable<StoredMail['encoded']>): SendMailOptions {
  const root = new MailComposer({ ...options, text: '-', html: '-' }).compile();
  const head = root.buildHeaders();
  const border = `--${String(root.boundary)}`;
  const part = (kind: string, body: string) =>
    `${border}\r\nContent-Type: text/${kind}; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n${body}\r\n`;
  return {
    envelope: root.getEnvelope(),
    raw: `${head}\r\n\r\n${part('plain', text)}${part('html', html)}${border}--\r\n`,
  };
}

/** The MIME part repeats the method of its file (RFC 6047), because mail clients read it before the file. */
const methodOf = (calendar: string) => /^METHOD:(\w+)/m.exec(calendar)?.[1] ?? 'PUBLISH';
