import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** What the database keeps and nobody who reads it alone may know. */
export class SealedKeys {
  private readonly secret: Buffer;

  constructor(sessionSecret: string) {
    this.secret = Buffer.from(hkdfSync('sha256', sessionSecret, '', 'courtyard second step key', 32));
  }

  /** @param of what it belongs to: in the row of another it cannot be opened */
  seal(text: string, of: string): Buffer {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.secret, iv).setAAD(Buffer.from(of));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
  }

  /** Null when it was sealed with another secret, for something else, or was changed. */
  open(sealed: Buffer, of: string): string | null {
    const decipher = createDecipheriv(ALGORITHM, this.secret, sealed.subarray(0, IV_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAAD(Buffer.from(of)).setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    try {
      return decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
    } catch {
      return null;
    }
  }
}
