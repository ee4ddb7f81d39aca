import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Address } from 'postal-mime';
import type { MailAddress } from './mail.js';

/** What is seen of a captured mail before it is opened. */
export interface CapturedMail {
  readonly id: string;
  /** What it is for, such as `reservation-confirmation`. */
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

/** As CaptureTransport names them: when, what for, which. */
const FILE = /^(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)-(.+)-([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.eml$/;
const KEPT = 500;

/** The mails that were written to files instead of being sent, newest first. */
export class CapturedMails {
  /** A file never changes, so what was read of it holds. */
  private readonly read = new Map<string, CapturedMail>();

  /** @param directory null where mail is sent */
  constructor(private readonly directory: string | null) {}

  async newest(count: number): Promise<CapturedMail[]> {
    const files = (await this.files()).slice(0, count);
    return Promise.all(files.map(async (file) => this.read.get(file) ?? this.keep(file, await this.open(file))));
  }

  /** null when there is no such mail. */
  async find(id: string): Promise<OpenedMail | null> {
    const file = (await this.files()).find((name) => name.endsWith(`-${id.toLowerCase()}.eml`));
    return file === undefined ? null : this.open(file);
  }

  private async files(): Promise<string[]> {
    if (this.directory === null) return [];
    return (await readdir(this.directory))
      .filter((name) => FILE.test(name))
      .sort()
      .reverse();
  }

  private async open(file: string): Promise<OpenedMail> {
    const [, year, month, day, hour, minute, second, kind = '', id = ''] = FILE.exec(file) ?? [];
    const mail = await PostalMime.parse(await readFile(join(this.directory ?? '', file)));
    return {
      ...{ id, kind },
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

  private keep(
    file: string,
    { headers: _, text: __, html: ___, attachments: ____, ...mail }: OpenedMail,
  ): CapturedMail {
    this.read.set(file, mail);
    const [oldest] = this.read.keys();
    if (this.read.size > KEPT && oldest !== undefined) this.read.delete(oldest);
    return mail;
  }
}

const asAddress = (address: Address | undefined): MailAddress => ({
  name: address?.name ?? '',
  address: address?.address ?? '',
});
