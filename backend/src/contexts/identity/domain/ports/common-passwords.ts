export abstract class CommonPasswords {
  /** Whether it is among those which everybody tries first, whatever its case. */
  abstract includes(password: string): boolean;
}
