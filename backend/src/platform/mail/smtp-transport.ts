import { createTransport } from 'nodemailer';
import { compose } from './compose.js';
import { MailDelayed, MailRefused, type MailTransport, type StoredMail } from './mail.js';

const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

export class SmtpTransport implements MailTransport {
  private readonly transporter;

  /** @param url `smtp://user:pass@host:port`, or `smtps:` */
  constructor(url: string) {
    const { protocol, hostname, port, username, password } = new URL(url);
    this.transporter = createTransport({
      pool: true,
      maxConnections: 5,
      host: hostname.replace(/^\[|\]$/g, ''),
      port: port ? Number(port) : protocol === 'smtps:' ? 465 : 587,
      secure: protocol === 'smtps:',
      requireTLS: protocol === 'smtp:' && username !== '' && !LOCAL.has(hostname),
      auth: username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : undefined,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 60_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async deliver(mail: StoredMail): Promise<void> {
    try {
      await this.transporter.sendMail(compose(mail));
    } catch (error) {
      throw inWords(error as SmtpError);
    }
  }

  close(): void {
    this.transporter.close();
  }
}

/** As nodemailer throws it. */
interface SmtpError extends Error {
  readonly code?: string;
  readonly command?: string;
  readonly response?: string;
  readonly responseCode?: number;
}

/** Only what the server says to the recipient or the text is about them; what it says before, or as a policy (5.7), is about us. */
const ABOUT_THE_MAIL = new Set(['RCPT TO', 'DATA']);

function inWords(error: SmtpError): Error {
  const { code, command = '', response = '', responseCode = 0, message } = error;
  const isFinal = responseCode >= 500 && responseCode < 600;
  const isPolicy = /\b5\.7\.\d/.test(response);
  if (isFinal && !isPolicy && ABOUT_THE_MAIL.has(command)) return new MailRefused(message, { cause: error });
  const delayed = (words: string) => new MailDelayed(`${words} (${response || message})`, { cause: error });
  if (code === 'EAUTH' || command.startsWith('AUTH')) return delayed('the mail server refuses our password');
  if (isFinal) return delayed('the mail server does not want mail from us');
  if (responseCode >= 400) return delayed('the mail server asks us to wait');
  if (code === 'ETLS') return delayed('the mail server offers no safe connection');
  return delayed('the mail server cannot be reached');
}
