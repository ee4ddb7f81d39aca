import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { AppSettings } from '../../../../platform/config/app-settings.js';

export type SessionSecrets = Pick<AppSettings['secrets'], 'session' | 'formerSessions'>;

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts secrets in the database, so that reading the database does not reveal them. */
@Injectable()
export class SealedKeys {
  private readonly secret: Buffer;
  private readonly former: readonly Buffer[];

  /** Former secrets decrypt existing data only. */
  constructor(@Inject(AppSettings) { secrets }: { readonly secrets: SessionSecrets }) {
    this.secret = derived(secrets.session);
    this.former = (secrets.formerSessions ?? []).map(derived);
  }

  /** @param of the owner of the text, authenticated with it: in another owner's row it cannot be opened */
  seal(text: string, of: string): Buffer {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.secret, iv).setAAD(Buffer.from(of));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
  }

  /** Returns null if it was sealed with an unknown secret or for another owner, or was changed. */
  open(sealed: Buffer, of: string): string | null {
    for (const secret of [this.secret, ...this.former]) {
      const text = opened(secret, sealed, of);
      if (text !== null) return text;
    }
    return null;
  }

  /** Whether only a former secret opens it. */
  isToBeSealedAnew(sealed: Buffer, of: string): boolean {
    return opened(this.secret, sealed, of) === null && this.open(sealed, of) !== null;
  }
}

const derived = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'courtyard second step key', 32));

function opened(secret: Buffer, sealed: Buffer, of: string): string | null {
  const decipher = createDecipheriv(ALGORITHM, secret, sealed.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(of)).setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    return decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
}
