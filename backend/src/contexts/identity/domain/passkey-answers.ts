import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import type { Assertion, Passkey } from './passkey.js';
import { PasskeyRepository } from './ports/passkey.repository.js';
import { RelyingParty } from './ports/relying-party.js';

/** What a passkey has signed. */
export interface PasskeyAnswer {
  readonly assertion: Assertion;
  /** The one that this browser was given, if it holds still. */
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
   * Which passkey has signed the challenge, with the person verified, and the counter by which it is used; null where none has. The challenge
   * is spent, whatever comes of it.
   */
  async read({ assertion, challenge }: PasskeyAnswer): Promise<{ passkey: Passkey; counter: number } | null> {
    if (challenge === null || !(await this.passkeys.spend(challenge, this.clock.now()))) return null;
    const passkey = await this.passkeys.find(assertion.credentialId);
    const counter = passkey && (await this.relyingParty.asserted(assertion, challenge, passkey));
    return passkey === null || counter === null ? null : { passkey, counter };
  }

  /** Whether it is one of the account's, which is used by it. */
  async isOf(accountId: string, answer: PasskeyAnswer): Promise<boolean> {
    const read = await this.read(answer);
    if (read?.passkey.accountId !== accountId) return false;
    return this.passkeys.use(read.passkey.id, read.counter, this.clock.now());
  }
}
