import { Injectable } from '@nestjs/common';
import { Conflict, InvalidInput } from '../../../kernel/domain-error.js';
import type { Actor, Role } from '../../../kernel/actor.js';
import { Clock } from '../../../kernel/clock.js';
import { FeatureSettings } from '../../../kernel/feature-settings.js';
import { Ids } from '../../../kernel/ids.js';
import { Outbox } from '../../../kernel/outbox.js';
import { Transaction } from '../../../kernel/transaction.js';
import { type Account, accountEvent, type AccountEventType, type Authenticated } from './account.js';
import {
  AccountNotFound,
  SecondStepIsOn,
  SecondStepRequired,
  type SecondStepWay,
  WRONG_CODE,
  WRONG_PASSKEY,
  WrongCode,
  WrongPasskey,
} from './identity.errors.js';
import { OwnPassword } from './own-password.js';
import { type PasskeyAnswer, PasskeyAnswers } from './passkey.js';
import { AccountRepository, PasskeyRepository, SecondStepCodes, SecondStepRepository } from './ports.js';
import { SessionRepository } from './ports/session.repository.js';
import { isOfApp, plainCode, RECOVERY_CODES, REQUIRED_OF, type SecondStep } from './second-step.js';

type Somebody = Actor & { readonly email: string };

/** Confirmation before a second step changes. */
export interface Proof {
  readonly password: string;
  readonly code: string;
  /** Set if a passkey is the current second step. */
  readonly passkey?: PasskeyAnswer | null;
}

/** Confirmation before other sign-in settings change: code or passkey only if the account has a second step. */
export interface OwnProof {
  readonly password: string;
  readonly code: string | null;
  readonly passkey?: PasskeyAnswer | null;
}

interface Caller {
  readonly token: string | null;
  readonly address: string;
}

export interface SecondStepState {
  readonly since: Date | null;
  readonly recoveryCodes: number;
  readonly isRequired: boolean;
}

interface RecoveryCodes {
  readonly texts: string[];
  readonly hashes: readonly string[];
}

interface RequiredStep {
  readonly mark: string | null;
  readonly step: SecondStep | null;
  readonly ways: readonly SecondStepWay[];
}

@Injectable()
export class SecondStepService {
  constructor(
    private readonly steps: SecondStepRepository,
    private readonly codes: SecondStepCodes,
    private readonly passkeys: PasskeyRepository,
    private readonly answers: PasskeyAnswers,
    private readonly ownPassword: OwnPassword,
    private readonly accounts: AccountRepository,
    private readonly sessions: SessionRepository,
    private readonly options: FeatureSettings,
    private readonly transaction: Transaction,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** Whether the owner requires a second step for the role. */
  async isRequired(role: Role): Promise<boolean> {
    const option = REQUIRED_OF[role];
    return option !== null && (await this.options.getCached(option)).isOn;
  }

  /** Whether a second step is required of the account, but no app is set up yet. */
  async isAwaitedOf({ id, role }: Actor): Promise<boolean> {
    return (await this.isRequired(role)) && (await this.inUse(id)) === null;
  }

  async stateOf({ id, role }: Actor): Promise<SecondStepState> {
    const step = await this.inUse(id);
    return {
      since: step?.since ?? null,
      recoveryCodes: step ? await this.steps.countRecoveryCodes(step.id) : 0,
      isRequired: await this.isRequired(role),
    };
  }

  /**
   * Part of a login with the right password; accounts without a second step pass. A passkey is accepted in addition to
   * an app, and wherever the owner requires a second step.
   * @throws SecondStepRequired, WrongCode, WrongPasskey
   */
  async pass(
    account: Account,
    code: string | null,
    passkey: PasskeyAnswer | null = null,
  ): Promise<Omit<Authenticated, keyof Account>> {
    const { mark, ways, step } = await this.askedOf(account);
    if (mark === null) return { secondStep: null, inTwoSteps: false };
    if (passkey && ways.includes('passkey')) {
      if (!(await this.answers.isOf(account.id, passkey))) throw new WrongPasskey(ways);
      return { secondStep: mark, inTwoSteps: true };
    }
    if (code === null || !step) throw new SecondStepRequired(ways);
    if (!(await this.takes(step, code, account))) throw new WrongCode(ways);
    return { secondStep: mark, inTwoSteps: false };
  }

  /** Whether the second step is unchanged since it was passed, or still absent. */
  async isStill({ secondStep, ...account }: Authenticated): Promise<boolean> {
    return (await this.askedOf(account)).mark === secondStep;
  }

  /** @throws InvalidInput, TooMany */
  async confirm(actor: Somebody, { password, code, passkey }: OwnProof, address: string): Promise<void> {
    const { account, forgive, countWrong } = await this.ownPassword.ask(actor, password, address, 'password');
    const { step, ways } = await this.askedOf(account);
    if (step && code !== null && !(await this.takes(step, code, account))) {
      await countWrong();
      throw new InvalidInput([{ field: 'code', message: WRONG_CODE }]);
    }
    await forgive();
    if (step && code === null)
      throw new InvalidInput([{ field: 'code', message: new SecondStepRequired(['code']).message }]);
    if (!step && ways.includes('passkey')) await this.askForPasskey(account, passkey ?? null);
  }

  /** Confirms with the password alone, before removing protection that is weaker than the password. @throws InvalidInput, TooMany */
  async confirmPassword(actor: Somebody, password: string, address: string): Promise<void> {
    const { forgive } = await this.ownPassword.ask(actor, password, address, 'password');
    await forgive();
  }

  /** Returns a key for an authenticator app, which takes effect with the first correct code. @throws SecondStepIsOn */
  async begin({ id: accountId, email }: Somebody): Promise<{ key: string; address: string }> {
    const key = this.codes.newKey();
    const hasBegun = await this.steps.begin({ id: this.ids.next(), accountId, key }, this.clock.now());
    if (!hasBegun) throw new SecondStepIsOn();
    return { key, address: this.codes.addressOf(key, email) };
  }

  /** Returns the recovery codes; ends the account's sessions in other browsers. @throws InvalidInput, TooMany, SecondStepIsOn */
  async turnOn(actor: Somebody, { password, code, passkey }: Proof, caller: Caller): Promise<string[]> {
    const { account, forgive } = await this.ownPassword.ask(actor, password, caller.address, 'password');
    const { step: before, ways } = await this.askedOf(account);
    if (!before && ways.includes('passkey')) await this.askForPasskey(account, passkey ?? null);
    const recovery = await this.newRecoveryCodes(actor.id);
    await this.transaction.run(actor, async () => {
      // A concurrent login has either started its session, which ends here, or will be asked for a code.
      await this.accounts.hold(actor);
      const step = await this.steps.find(actor.id);
      if (step?.since) throw new SecondStepIsOn();
      const timeStep = step?.key ? this.codes.timeStepOf(step.key, plainCode(code), this.clock.now()) : null;
      if (!step || timeStep === null) throw new InvalidInput([{ field: 'code', message: WRONG_CODE }]);
      if (!(await this.steps.turnOn(step.id, timeStep, this.clock.now()))) throw new SecondStepIsOn();
      await this.sessions.endAll(actor, caller.token);
      await this.keep(recovery, step, actor, 'account.turned-on-second-step');
    });
    await forgive();
    return recovery.texts;
  }

  /** @throws InvalidInput, TooMany, Conflict */
  turnOff(actor: Somebody, proof: Proof, { address }: Caller): Promise<void> {
    return this.change(actor, proof, address, async (step) => {
      await this.steps.remove(step.id);
      await this.outbox.add(accountEvent('account.turned-off-second-step', actor));
    });
  }

  /** Invalidates the previous ones. @throws InvalidInput, TooMany, Conflict */
  async renewRecoveryCodes(actor: Somebody, proof: Proof, { address }: Caller): Promise<string[]> {
    const recovery = await this.newRecoveryCodes(actor.id);
    await this.change(actor, proof, address, (step) =>
      this.keep(recovery, step, actor, 'account.renewed-recovery-codes'),
    );
    return recovery.texts;
  }

  /**
   * For a site manager who has lost the phone: also removes passkeys, which may be on it, and ends sessions. @throws
   * AccountNotFound, Conflict
   */
  async reset(id: string, by: Actor): Promise<void> {
    const account = await this.accounts.findActive('manager', id);
    if (!account) throw new AccountNotFound();
    await this.remove({ ...account, role: 'manager' }, by);
  }

  /** The same by address, for operators with access to the server's command line. @throws AccountNotFound, Conflict */
  async resetByAddress(email: string): Promise<Account> {
    for (const role of ['admin', 'manager'] as const) {
      const { account } = await this.accounts.find(role, email);
      if (!account) continue;
      await this.remove(account, null);
      return account;
    }
    throw new AccountNotFound();
  }

  private remove(account: Pick<Account, 'id' | 'name' | 'role'>, by: Actor | null): Promise<void> {
    return this.transaction.run(by, async () => {
      // A passkey that is being added is either stored by now, or will find its session ended.
      await this.accounts.hold(account);
      const step = await this.inUse(account.id);
      const hadPasskeys = await this.passkeys.removeAll(account.id);
      const hadStep = step !== null && (await this.steps.remove(step.id));
      if (!hadStep && !hadPasskeys) throw new Conflict('Two-step sign-in is already off.');
      await this.sessions.endAll(account, null);
      await this.outbox.add(accountEvent('account.second-step-reset', account));
    });
  }

  /** A correct code is spent even if the change fails. */
  private async change<T>(
    actor: Somebody,
    { password, code }: Proof,
    address: string,
    work: (step: SecondStep) => Promise<T>,
  ): Promise<T> {
    const { account, forgive, countWrong } = await this.ownPassword.ask(actor, password, address, 'password');
    const step = await this.inUse(actor.id);
    if (!step) {
      await forgive();
      throw new Conflict('Two-step sign-in is already off.');
    }
    if (!(await this.takes(step, code, account))) {
      await countWrong();
      throw new InvalidInput([{ field: 'code', message: WRONG_CODE }]);
    }
    await forgive();
    return this.transaction.run(actor, () => work(step));
  }

  private async takes(step: SecondStep, typed: string, account: Account): Promise<boolean> {
    const code = plainCode(typed);
    if (isOfApp(code)) {
      const timeStep = step.key === null ? null : this.codes.timeStepOf(step.key, code, this.clock.now());
      return timeStep !== null && this.steps.use(step.id, timeStep);
    }
    const hashes = [await this.codes.hashOf(code, account.id), ...(await this.codes.formerHashesOf(code, account.id))];
    return this.transaction.run(account, async () => {
      const isRight = await this.steps.useRecoveryCode(step.id, hashes);
      if (isRight) await this.outbox.add(accountEvent('account.used-recovery-code', account));
      return isRight;
    });
  }

  /** Runs before the unit of work: hashing takes longer than locks should be held. */
  private async newRecoveryCodes(accountId: string): Promise<RecoveryCodes> {
    const texts = Array.from({ length: RECOVERY_CODES }, () => this.codes.newRecoveryCode());
    return { texts, hashes: await Promise.all(texts.map((text) => this.codes.hashOf(plainCode(text), accountId))) };
  }

  private async keep(
    { hashes }: RecoveryCodes,
    { id }: SecondStep,
    actor: Actor,
    event: AccountEventType,
  ): Promise<void> {
    await this.steps.keepRecoveryCodes(id, hashes);
    await this.outbox.add(accountEvent(event, actor));
  }

  /** @throws InvalidInput */
  private async askForPasskey({ id }: Account, passkey: PasskeyAnswer | null): Promise<void> {
    if (passkey === null) throw new InvalidInput([{ field: 'passkey', message: 'Use one of your passkeys.' }]);
    if (!(await this.answers.isOf(id, passkey))) throw new InvalidInput([{ field: 'passkey', message: WRONG_PASSKEY }]);
  }

  /** Never asks staff. `mark` identifies the second step and is null if there is none. */
  private async askedOf({ id, role }: Pick<Account, 'id' | 'role'>): Promise<RequiredStep> {
    if (role === 'staff') return { mark: null, step: null, ways: [] };
    const step = await this.inUse(id);
    const isPasskeyTaken =
      (step !== null || (await this.isRequired(role))) && (await this.passkeys.ofAccount(id)).length > 0;
    const ways: SecondStepWay[] = [
      ...(step ? (['code'] as const) : []),
      ...(isPasskeyTaken ? (['passkey'] as const) : []),
    ];
    return { mark: step?.id ?? (isPasskeyTaken ? 'passkey' : null), step, ways };
  }

  private async inUse(accountId: string): Promise<SecondStep | null> {
    const step = await this.steps.find(accountId);
    return step?.since ? step : null;
  }
}
