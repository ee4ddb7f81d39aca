/** Error 25006: a connection to a former primary, which is now a read-only standby. */
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

/** True if the server was unreachable, disconnected, or is no longer the primary: the call may succeed over another connection. */
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
