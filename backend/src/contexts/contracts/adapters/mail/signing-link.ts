import type { SignedLinks } from '../../../../platform/links/signed-links.js';
import { LinkNotValid } from '../../domain/contract.errors.js';
import type { Contract } from '../../domain/contract.js';

const PURPOSE = 'contract-signing';

/** The right to read and decide one version of an agreement. */
export class SigningLink {
  constructor(
    private readonly links: SignedLinks,
    private readonly publicUrl: URL,
  ) {}

  /** The token stands behind the `#`: browsers send it to no server, and no log keeps it. */
  to(id: string, textHash: string, expiresAt: Date): string {
    const url = new URL('/contract/sign', this.publicUrl);
    url.hash = this.links.sign(PURPOSE, `${id} ${textHash}`, expiresAt);
    return url.href;
  }

  /** @throws LinkNotValid */
  idIn(token: string): string {
    return this.read(token).id;
  }

  /** The link is for this text, and no other. @throws LinkNotValid */
  assertFor({ textHash }: Pick<Contract, 'textHash'>, token: string): void {
    if (this.read(token).textHash !== textHash) throw new LinkNotValid();
  }

  private read(token: string): { id: string; textHash: string } {
    const [id, textHash] = (this.links.read(PURPOSE, token) ?? '').split(' ');
    if (!id || !textHash) throw new LinkNotValid();
    return { id, textHash };
  }
}
