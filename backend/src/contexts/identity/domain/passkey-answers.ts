import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import type { Assertion, Passkey } from './passkey.js';
import { PasskeyRepository } from './ports/passkey.repository.js';
import { RelyingParty } from './ports/relying-party.js';

/** A passkey's response to a challenge. */
export interface PasskeyAnswer {
  readonly assertion: Assertion;
  /** The browser's challenge; null if it has expired. */
  readonly challenge: string | null;
}

@Injectable()
export class PasskeyAnswers {
  constructor(
    private readonly passkeys: PasskeyRepository,
    private readonly relyingParty: RelyingParty,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the passkey that signed the challenge with user verification, and its new signature counter; null if none
   * did. Spends the challenge in either case.
   */
  async read({ assertion, challenge }: PasskeyAnswer): Promise<{ passkey: Passkey; counter: number } | null> {
    if (challenge === null || !(await this.passkeys.spend(challenge, this.clock.now()))) return null;
    const passkey = await this.passkeys.find(assertion.credentialId);
    const counter = passkey && (await this.relyingParty.asserted(assertion, challenge, passkey));
    return passkey === null || counter === null ? null : { passkey, counter };
  }

  /** Whether the passkey belongs to the account. Records its use. */
  async isOf(accountId: string, answer: PasskeyAnswer): Promise<boolean> {
    const read = await this.read(answer);
    if (read?.passkey.accountId !== accountId) return false;
    return this.passkeys.use(read.passkey.id, read.counter, this.clock.now());
  }
}
