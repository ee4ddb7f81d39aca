import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../kernel/actor.js';
import { InvalidInput } from '../../../kernel/domain-error.js';
import { Outbox } from '../../../kernel/outbox.js';
import { Transaction } from '../../../kernel/transaction.js';
import { type Account, accountEvent } from './account.js';
import { AccountRepository, LoginTries, Passwords, Pause, UNHINDERED_TRIES } from './ports.js';
import { SessionRepository } from './ports/session.repository.js';

const NO_PASSWORD = 'This account has no password. It signs in through the directory.';
/** Per hour. After that many wrong passwords, the session is assumed to be stolen. */
const MAX_WRONG_PROOFS = 10;

export interface PasswordCheck {
  readonly account: Account;
  /** Removes a successful attempt from the count. */
  readonly forgive: () => Promise<void>;
  /** Counts a wrong code or passkey that came with the right password. */
  readonly countWrong: () => Promise<void>;
}

/** Confirms the password of a signed-in user. Attempts count together with those of logins. */
@Injectable()
export class OwnPassword {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly sessions: SessionRepository,
    private readonly passwords: Passwords,
    private readonly tries: LoginTries,
    private readonly pause: Pause,
    private readonly transaction: Transaction,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Ends the account's sessions after ten wrong attempts within an hour.
   * @param field name of the form field in errors
   * @throws InvalidInput, TooMany
   */
  async ask(
    actor: Actor & { email: string },
    password: string,
    address: string,
    field: string,
  ): Promise<PasswordCheck> {
    const { account, comparedAs } = await this.accounts.find(actor.role, actor.email);
    const attempt = { role: actor.role, email: comparedAs, address };
    if ((await this.tries.count(attempt)) > UNHINDERED_TRIES) await this.pause.for(await this.tries.turn(attempt));
    if (account?.passwordHash === null) throw new InvalidInput([{ field, message: NO_PASSWORD }]);
    const isRight = await this.passwords.matches(account?.passwordHash ?? null, password);
    if (!account || !isRight) {
      if (account) await this.countWrong(account);
      throw new InvalidInput([{ field, message: 'The current password is wrong.' }]);
    }
    return { account, forgive: () => this.tries.forgive(attempt), countWrong: () => this.countWrong(account) };
  }

  private async countWrong(account: Account): Promise<void> {
    if ((await this.tries.countWrongProof(account.id)) !== MAX_WRONG_PROOFS) return;
    await this.transaction.run(null, async () => {
      await this.sessions.endAll(account, null);
      await this.outbox.add(accountEvent('account.proof-guessed', account));
    });
  }
}
