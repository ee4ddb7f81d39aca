import { TooMany } from '../../../kernel/domain-error.js';
import type { LoginTries, Try } from '../domain/ports/login-tries.js';
import type { Passwords } from '../domain/ports/passwords.js';

/** Hashes that can be read. */
export class ReadablePasswords implements Passwords {
  /** The hashes that were compared with, null where there was none. */
  readonly compared: (string | null)[] = [];

  hash(password: string): Promise<string> {
    return Promise.resolve(`hash of ${password}`);
  }

  matches(hash: string | null, password: string): Promise<boolean> {
    this.compared.push(hash);
    return Promise.resolve(hash === `hash of ${password}`);
  }
}

/** Five tries, whoever makes them. */
export class FiveTries implements LoginTries {
  counted: Try[] = [];

  count(attempt: Try): Promise<void> {
    this.counted.push(attempt);
    return this.counted.length > 5 ? Promise.reject(new TooMany(60)) : Promise.resolve();
  }

  forgive(): Promise<void> {
    this.counted.pop();
    return Promise.resolve();
  }
}
