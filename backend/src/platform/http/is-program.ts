import { isbot } from 'isbot';

/** True if the caller is not a person's browser; every browser identifies itself. */
export function isProgram(userAgent: string): boolean {
  return userAgent === '' || isbot(userAgent);
}
