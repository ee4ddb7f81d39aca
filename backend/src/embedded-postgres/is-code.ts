/** Whether this is a system error with one of these codes. Not `instanceof`: another realm has its own Error. */
export function isCode(error: unknown, ...codes: string[]): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && codes.some((code) => code === error.code);
}
