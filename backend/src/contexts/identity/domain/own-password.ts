import type { Actor } from '../../../kernel/actor.js';
import { InvalidInput } from '../../../kernel/domain-error.js';
import type { Account } from './account.js';
import type { AccountRepository } from './ports/account.repository.js';
import type { LoginTries } from './ports/login-tries.js';
import type { Passwords } from './ports/passwords.js';

const NO_PASSWORD = 'This account has no password: it signs in through the directory.';

export interface Asked {
  readonly account: Account;
  /** The try was right and counts no longer. */
  readonly forgive: () => Promise<void>;
}

/** Asks somebody who is signed in for the own password once more; tries are counted with those of logins. */
export class OwnPassword {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly passwords: Passwords,
    private readonly tries: LoginTries,
  ) {}

  /** @param field of the form, for the refusal @throws InvalidInput, TooMany */
  async ask(actor: Actor & { email: string }, password: string, address: string, field: string): Promise<Asked> {
    const { account, comparedAs } = await this.accounts.find(actor.role, actor.email);
    const attempt = { role: actor.role, email: comparedAs, address };
    await this.tries.count(attempt);
    if (account?.passwordHash === null) throw new InvalidInput([{ field, message: NO_PASSWORD }]);
    const isRight = await this.passwords.matches(account?.passwordHash ?? null, password);
    if (!account || !isRight) throw new InvalidInput([{ field, message: 'The current password is not right.' }]);
    return { account, forgive: () => this.tries.forgive(attempt) };
  }
}
