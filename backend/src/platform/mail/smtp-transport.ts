import { createTransport } from 'nodemailer';
import { compose } from './compose.js';
import { MailRefused, type MailTransport, type StoredMail } from './mail.js';

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
      if (refusesRecipient(error)) throw new MailRefused(error.message, { cause: error });
      throw error;
    }
  }

  close(): void {
    this.transporter.close();
  }
}

/** A 5xx about the address or the message; a refusal of us (login, sender, policy) may be mended by the owner and is tried again. */
function refusesRecipient(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const {
    responseCode = 0,
    response = '',
    command = '',
  } = error as Error & { responseCode?: number; response?: string; command?: string };
  const aboutUs = /\b5\.7\.\d/.test(response) || command === 'MAIL FROM' || command.startsWith('AUTH');
  return responseCode >= 500 && responseCode < 600 && !aboutUs;
}
