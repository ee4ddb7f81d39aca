const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
  '53300',
]);

/** True when the server could not be asked, or broke off: the same call may go through later. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, driverError, cause } = error as Error & { code?: string; driverError?: unknown; cause?: unknown };
  if (code !== undefined && (UNREACHABLE.has(code) || /^08...$/.test(code))) return true;
  if (
    /Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
      error.message,
    )
  )
    return true;
  return isUnreachable(driverError) || isUnreachable(cause);
}
