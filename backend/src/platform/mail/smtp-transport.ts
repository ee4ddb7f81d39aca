import { createTransport } from 'nodemailer';
import { compose } from './compose.js';
import { classifyRefusal, type Envelope } from './refusals/classify-refusal.js';
import type { Fix } from './refusals/refusal-rules.js';
import { MailDelayed, MailRefused, type MailTransport, type StoredMail } from './mail.js';

/** An SMTP session takes seconds; one that a server drags out byte by byte is aborted. */
const MAX_DIALOGUE_MS = 300_000;
const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);
/** A short name, such as a container's, or an address of a private network. */
const PRIVATE = /^([^.:]+|10\..*|192\.168\..*|172\.(1[6-9]|2\d|3[01])\..*)$/;

/** Emails must not cross a public network unencrypted, and a password must not cross any network unencrypted. */
export function mustEncrypt({ protocol, hostname, username }: URL): boolean {
  return protocol === 'smtp:' && !LOCAL.has(hostname) && (username !== '' || !PRIVATE.test(hostname));
}

export class SmtpTransport implements MailTransport {
  private readonly transporter;

  /**
   * @param url `smtp://user:pass@host:port`, or `smtps:`
   * @param dialogues parallel connections to the server
   * @param maxMs time limit for one email, which is then retried later
   */
  constructor(
    url: string,
    dialogues = 5,
    private readonly maxMs = MAX_DIALOGUE_MS,
  ) {
    const { protocol, hostname, port, username, password } = new URL(url);
    this.transporter = createTransport({
      pool: true,
      maxConnections: dialogues,
      maxMessages: Infinity,
      host: hostname.replace(/^\[|\]$/g, ''),
      port: port ? Number(port) : protocol === 'smtps:' ? 465 : 587,
      secure: protocol === 'smtps:',
      requireTLS: mustEncrypt(new URL(url)),
      auth: username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : undefined,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 60_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async deliver(mail: StoredMail): Promise<void> {
    const patience = new AbortController();
    const timer = setTimeout(() => {
      patience.abort();
    }, this.maxMs);
    try {
      await this.transporter.sendMail({ ...compose(mail), signal: patience.signal });
    } catch (error) {
      throw inWords(error as SmtpError, { sender: mail.from.address, recipient: mail.to });
    } finally {
      clearTimeout(timer);
    }
  }

  close(): void {
    this.transporter.close();
  }
}

/** An error from nodemailer. */
interface SmtpError extends Error {
  readonly code?: string;
  readonly command?: string;
  readonly response?: string;
  readonly responseCode?: number;
}

/** Only responses to these commands concern the recipient or the text; earlier ones concern us. */
const ABOUT_THE_MAIL = new Set(['RCPT TO', 'DATA']);

function inWords(error: SmtpError, envelope: Envelope): Error {
  const { code, command = '', response = '', responseCode = 0, message } = error;
  const isFinal = responseCode >= 500 && responseCode < 600;
  const refused = isFinal ? classifyRefusal(response, '', envelope) : null;
  const delayed = (words: string, about: MailDelayed['about'], fix?: Fix) =>
    new MailDelayed(`${words} (${response || message})`, about, { cause: error, fix });
  if (isFinal && ABOUT_THE_MAIL.has(command)) {
    if (refused?.cause === 'later') return delayed('the mail server asked us to wait', 'mail');
    if (refused?.cause !== 'us')
      return new MailRefused(message, refused?.cause === 'dead' ? 'address' : 'mail', { cause: error });
  }
  if (code === 'EENVELOPE' && command === 'API') return new MailRefused(message, 'mail', { cause: error });
  if (code === 'EAUTH' || command.startsWith('AUTH'))
    return delayed('the mail server rejected our password', 'us', 'login');
  if (isFinal) return delayed('the mail server refused email from us', 'us', refused?.fix ?? 'sender');
  if (responseCode >= 400) return delayed('the mail server asked us to wait', 'mail');
  if (code === 'ETLS') return delayed('the mail server offers no secure connection', 'us');
  return delayed('the mail server can’t be reached', 'connection');
}
