import { isbot } from 'isbot';

/** True for a caller that is no person at a browser; every browser names itself. */
export function isProgram(userAgent: string): boolean {
  return userAgent === '' || isbot(userAgent);
}
