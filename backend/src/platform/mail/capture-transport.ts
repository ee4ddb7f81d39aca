import { mkdirSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { stampOf } from './captured-mails.js';
import { compose } from './compose.js';
import type { MailTransport, StoredMail } from './mail.js';

/** Stores each email as an `.eml` file that mail clients open. The name depends on the email, so a retry replaces the file. */
export class CaptureTransport implements MailTransport {
  private readonly composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

  constructor(private readonly directory: string) {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
  }

  async deliver(mail: StoredMail): Promise<void> {
    const { message } = await this.composer.sendMail(compose(mail));
    const file = join(this.directory, `${stampOf(mail.createdAt)}-${mail.kind}-${mail.id}.eml`);
    await writeFile(`${file}.part`, message, { mode: 0o600 });
    await rename(`${file}.part`, file);
  }

  close(): void {
    this.composer.close();
  }
}
