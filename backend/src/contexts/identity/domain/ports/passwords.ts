export abstract class Passwords {
  abstract hash(password: string): Promise<string>;
  /** Takes the same time without a hash, so that the response time does not reveal whether an address has an account. */
  abstract matches(hash: string | null, password: string): Promise<boolean>;
}
