import { Injectable } from '@nestjs/common';
import { Conflict, NotFound } from '../../../kernel/domain-error.js';
import type { Actor, Role } from '../../../kernel/actor.js';
import { Clock } from '../../../kernel/clock.js';
import { Ids } from '../../../kernel/ids.js';
import { Outbox } from '../../../kernel/outbox.js';
import { Transaction } from '../../../kernel/transaction.js';
import { type Account, accountEvent, signInFact } from './account.js';
import { AccountDeactivated, PasskeyNotAdded, PasskeyRefused } from './identity.errors.js';
import { type Attestation, type CeremonyOptions, type Passkey, type PasskeyAnswer, PasskeyAnswers } from './passkey.js';
import { AccountRepository, PasskeyRepository, RelyingParty } from './ports.js';
import { SessionRepository, type SigningIn } from './ports/session.repository.js';
import { type OwnProof, SecondStepService } from './second-step.service.js';

type Somebody = Actor & { readonly email: string };

@Injectable()
export class PasskeyService {
  constructor(
    private readonly passkeys: PasskeyRepository,
    private readonly relyingParty: RelyingParty,
    private readonly answers: PasskeyAnswers,
    private readonly secondStep: SecondStepService,
    private readonly accounts: AccountRepository,
    private readonly sessions: SessionRepository,
    private readonly transaction: Transaction,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** Oldest first. */
  ofAccount({ id }: Actor): Promise<Passkey[]> {
    return this.passkeys.ofAccount(id);
  }

  /** Needs the password and, if the account has one, the second step. @throws InvalidInput, TooMany */
  async beginAdding(actor: Somebody, proof: OwnProof, address: string): Promise<CeremonyOptions> {
    await this.secondStep.confirm(actor, proof, address);
    return this.relyingParty.creationOptions(actor, await this.passkeys.ofAccount(actor.id));
  }

  /** @param challenge the browser's challenge for this account, if still valid @param token of the caller's session @throws PasskeyNotAdded */
  async add(
    actor: Somebody,
    name: string,
    attestation: Attestation,
    { challenge, token }: { challenge: string | null; token: string | null },
  ): Promise<void> {
    const at = this.clock.now();
    if (challenge === null || !(await this.passkeys.spend(challenge, at))) throw new PasskeyNotAdded();
    const credential = await this.relyingParty.attested(attestation, challenge);
    if (!credential) throw new PasskeyNotAdded();
    const { credentialId, transports } = attestation;
    await this.transaction.run(actor, async () => {
      await this.accounts.hold(actor);
      // A reset of the second step or a new password may have ended the caller's session.
      const browsers = await this.sessions.ofAccount(actor, token);
      if (!browsers.some(({ isThis }) => isThis)) throw new PasskeyNotAdded();
      const made = { id: this.ids.next(), account: actor, name, createdAt: at };
      if (!(await this.passkeys.add({ ...made, credentialId, transports, ...credential }))) throw new PasskeyNotAdded();
      await this.outbox.add(accountEvent('account.added-passkey', actor));
    });
  }

  /** Requires the password. @throws InvalidInput, TooMany, NotFound, Conflict */
  async remove(actor: Somebody, id: string, password: string, address: string): Promise<void> {
    await this.secondStep.confirmPassword(actor, password, address);
    await this.transaction.run(actor, async () => {
      // The lock makes concurrent removals run one after the other, so that the last passkey is noticed.
      await this.accounts.hold(actor);
      const own = await this.passkeys.ofAccount(actor.id);
      if (!own.some((passkey) => passkey.id === id)) throw new NotFound('This passkey no longer exists.');
      if (own.length === 1 && (await this.secondStep.isAwaitedOf(actor)))
        throw new Conflict('This passkey is your second sign-in step. Add another passkey or set up an app first.');
      await this.passkeys.remove(actor.id, id);
      await this.outbox.add(accountEvent('account.removed-passkey', actor));
    });
  }

  beginSignIn(): Promise<CeremonyOptions> {
    return this.relyingParty.requestOptions();
  }

  /**
   * Returns the passkey's account and the token of the new session.
   * @throws PasskeyRefused; only with the right passkey: AccountDeactivated
   */
  async signIn(role: Role, answer: PasskeyAnswer, browser: SigningIn): Promise<{ account: Account; token: string }> {
    const at = this.clock.now();
    const read = await this.answers.read(answer);
    const account = read && (await this.accounts.get(role, read.passkey.accountId));
    if (!account) throw new PasskeyRefused();
    if (!account.isActive) throw new AccountDeactivated();
    const token = await this.transaction.run(account, async () => {
      if (!(await this.passkeys.use(read.passkey.id, read.counter, at))) throw new PasskeyRefused();
      if (!(await this.accounts.recordLogin(account, at))) throw new PasskeyRefused();
      await this.outbox.add(accountEvent('account.signed-in-with-passkey', account, signInFact(account, browser)));
      return this.sessions.begin(account, browser.before, browser.name, { inTwoSteps: true });
    });
    return { account, token };
  }
}
