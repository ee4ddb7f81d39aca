import { Inject, Injectable } from '@nestjs/common';
import { AppSettings } from '../../../../platform/config/app-settings.js';
import { SignedLinks } from '../../../../platform/links/signed-links.js';
import { LinkNotValid } from '../../domain/contract.errors.js';
import type { Contract } from '../../domain/contract.js';

const PURPOSE = 'contract-signing';

/** Grants access to one version of an agreement as last sent: links of earlier emails stop working. */
@Injectable()
export class SigningLink {
  constructor(
    private readonly links: SignedLinks,
    @Inject(AppSettings) private readonly settings: Pick<AppSettings, 'publicUrl'>,
  ) {}

  /** Browsers never send the part after the `#`, so the token does not reach logs. */
  to(id: string, textHash: string, expiresAt: Date): string {
    const url = new URL('/contract/sign', this.settings.publicUrl);
    url.hash = this.links.sign(PURPOSE, `${id} ${textHash} ${String(expiresAt.getTime())}`, expiresAt);
    return url.href;
  }

  /** @throws LinkNotValid */
  idIn(token: string): string {
    return this.read(token).id;
  }

  /** The link is for this text, and of the last time it was sent. @throws LinkNotValid */
  assertFor(contract: Pick<Contract, 'textHash' | 'sentAt' | 'linkExpiresAt'>, token: string): void {
    const { textHash, expiresAt } = this.read(token);
    if (textHash !== contract.textHash || contract.sentAt === null) throw new LinkNotValid();
    // Links of release 0.2 and earlier contain no expiry; they are valid for at most 30 days.
    if (expiresAt !== undefined && Number(expiresAt) !== contract.linkExpiresAt().getTime()) throw new LinkNotValid();
  }

  private read(token: string): { id: string; textHash: string; expiresAt: string | undefined } {
    const [id, textHash, expiresAt] = (this.links.read(PURPOSE, token) ?? '').split(' ');
    if (!id || !textHash) throw new LinkNotValid();
    return { id, textHash, expiresAt };
  }
}
