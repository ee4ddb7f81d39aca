import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Address } from 'postal-mime';
import type { MailAddress } from './mail.js';

/** What a list shows of a captured email. */
export interface CapturedMail {
  readonly id: string;
  /** Purpose, such as `reservation-confirmation`. */
  readonly kind: string;
  /** When it was written. */
  readonly date: Date;
  readonly from: MailAddress;
  readonly to: readonly MailAddress[];
  readonly subject: string;
}

export interface OpenedMail extends CapturedMail {
  readonly headers: readonly { readonly name: string; readonly value: string }[];
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly { readonly name: string; readonly type: string }[];
}

/** File names of CaptureTransport: time, kind, id. */
const FILE = /^(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)-(.+)-([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.eml$/;
/** Limited because each list reads all file names. */
const MAX_FILES = 10_000;

/** Emails stored as files instead of being sent, newest first. */
export class CapturedMails {
  /** @param isShown false if emails are sent by SMTP; older captured ones may still exist */
  constructor(
    private readonly directory: string,
    private readonly isShown: boolean,
  ) {}

  async newest(count: number): Promise<CapturedMail[]> {
    if (!this.isShown) return [];
    const files = (await this.files()).slice(0, count);
    const opened = await Promise.all(files.map((file) => this.open(file)));
    return opened.map(({ id, kind, date, from, to, subject }) => ({ id, kind, date, from, to, subject }));
  }

  async count(): Promise<number> {
    return this.isShown ? (await this.files()).length : 0;
  }

  /** Returns null if there is no such email. */
  async find(id: string): Promise<OpenedMail | null> {
    if (!this.isShown) return null;
    const file = (await this.files()).find((name) => name.endsWith(`-${id.toLowerCase()}.eml`));
    return file === undefined ? null : this.open(file);
  }

  /** Deletes emails sent to the address and emails that quote it. */
  async forget(address: string): Promise<void> {
    const quoted = asQuoted(address);
    for (const file of await this.files()) {
      const path = join(this.directory, file);
      if (quoted.test(unfolded(await readFile(path, 'utf8')))) await rm(path, { force: true });
    }
  }

  /** Deletes files written before that time, and the oldest ones above the limit. */
  async prune(before: Date): Promise<void> {
    const oldest = stampOf(before);
    const files = await this.files();
    const old = files.filter((file, place) => place >= MAX_FILES || file < oldest);
    for (const file of old) await rm(join(this.directory, file), { force: true });
  }

  private async files(): Promise<string[]> {
    if (!existsSync(this.directory)) return [];
    return (await readdir(this.directory))
      .filter((name) => FILE.test(name))
      .sort()
      .reverse();
  }

  private async open(file: string): Promise<OpenedMail> {
    const [, year, month, day, hour, minute, second, kind = '', id = ''] = FILE.exec(file) ?? [];
    const mail = await PostalMime.parse(await readFile(join(this.directory, file)));
    return {
      id,
      kind,
      date: new Date(
        `${String(year)}-${String(month)}-${String(day)}T${String(hour)}:${String(minute)}:${String(second)}Z`,
      ),
      from: asAddress(mail.from),
      to: (mail.to ?? []).map(asAddress),
      subject: mail.subject ?? '',
      headers: mail.headers.map(({ originalKey, value }) => ({ name: originalKey, value })),
      text: mail.text ?? '',
      html: mail.html ?? '',
      attachments: mail.attachments.flatMap(({ filename, mimeType }) =>
        filename ? [{ name: filename, type: mimeType }] : [],
      ),
    };
  }
}

/** Prefix of the file name of an email. */
export const stampOf = (moment: Date): string =>
  moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');

/** Undoes quoted-printable soft line breaks, which can split words. */
const unfolded = (raw: string) => raw.replaceAll(/=\r?\n/g, '');

/** Matches the whole address, but not as part of a longer one. */
function asQuoted(address: string): RegExp {
  const itself = address.replaceAll(/[\^$\\.*+?()[\]{}|/]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}.!#$%&'*+/=?^_{|}~\-])${itself}(?![\p{L}\p{N}\-]|\.[\p{L}\p{N}])`, 'iu');
}

const asAddress = (address: Address | undefined): MailAddress => ({
  name: address?.name ?? '',
  address: address?.address ?? '',
});
