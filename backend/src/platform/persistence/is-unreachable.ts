/** A server that has become a standby takes no writes: 25006, of a connection that a switch of the primary has left behind. */
const READ_ONLY = '25006';

const UNREACHABLE = new Set([
  READ_ONLY,
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

/** True when the server could not be asked, broke off, or is no primary any more: over another connection the same call may go through. */
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
