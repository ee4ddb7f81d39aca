import { createTransport } from 'nodemailer';
import { compose } from './compose.js';
import { classifyRefusal, type Envelope } from './refusals/classify-refusal.js';
import type { Fix } from './refusals/refusal-rules.js';
import { MailDelayed, MailRefused, type MailTransport, type StoredMail } from './mail.js';

/** A dialogue takes seconds; one that a server draws out, byte by byte, is broken off. */
const LONGEST_DIALOGUE_MS = 300_000;
const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);
/** A short name, such as a container's, or an address of a private network. */
const PRIVATE = /^([^.:]+|10\..*|192\.168\..*|172\.(1[6-9]|2\d|3[01])\..*)$/;

/** Emails cross no public network in the clear, and a password crosses none at all. */
export function mustEncrypt({ protocol, hostname, username }: URL): boolean {
  return protocol === 'smtp:' && !LOCAL.has(hostname) && (username !== '' || !PRIVATE.test(hostname));
}

export class SmtpTransport implements MailTransport {
  private readonly transporter;

  /**
   * @param url `smtp://user:pass@host:port`, or `smtps:`
   * @param dialogues with the server at once
   * @param longestMs that a mail takes, until it is tried again later
   */
  constructor(
    url: string,
    dialogues = 5,
    private readonly longestMs = LONGEST_DIALOGUE_MS,
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
    }, this.longestMs);
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

/** As nodemailer throws it. */
interface SmtpError extends Error {
  readonly code?: string;
  readonly command?: string;
  readonly response?: string;
  readonly responseCode?: number;
}

/** Only what the server says to the recipient or the text is about them; what it says before is about us. */
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
