export abstract class CommonPasswords {
  /** Whether it is one of the passwords that attackers try first, ignoring case. */
  abstract includes(password: string): boolean;
}
