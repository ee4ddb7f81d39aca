import { hash, verify } from '@node-rs/argon2';
import { Busy } from '../../../../kernel/domain-error.js';
import type { Passwords } from '../../domain/ports/passwords.js';

/** Argon2id is the package's own choice of algorithm. */
export const ARGON2_OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Each hash takes 19 MiB; four run at a time, the others wait. */
const MOST_AT_ONCE = 54;

export class Argon2Passwords implements Passwords {
  private readonly nobody = hash('a password that opens nothing', ARGON2_OPTIONS);
  private underWay = 0;

  hash(password: string): Promise<string> {
    return this.limited(() => hash(password, ARGON2_OPTIONS));
  }

  async matches(known: string | null, password: string): Promise<boolean> {
    const against = known ?? (await this.nobody);
    const matches = await this.limited(() => verify(against, password));
    return matches && known !== null;
  }

  private async limited<T>(work: () => Promise<T>): Promise<T> {
    if (this.underWay >= MOST_AT_ONCE) {
      throw new Busy('Too many people are signing in. Please try again in a moment.', 2);
    }
    this.underWay += 1;
    try {
      return await work();
    } finally {
      this.underWay -= 1;
    }
  }
}
