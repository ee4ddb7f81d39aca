export abstract class Passwords {
  abstract hash(password: string): Promise<string>;
  /** Takes the same time without a hash, so that an unknown address cannot be distinguished by time from a wrong password. */
  abstract matches(hash: string | null, password: string): Promise<boolean>;
}
