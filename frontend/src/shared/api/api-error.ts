import type { components } from './schema.gen';

type Problem = Partial<components['schemas']['ProblemView']>;

export class ApiError extends Error {
  override readonly name = 'ApiError';

  private constructor(
    readonly status: number,
    text: string,
    readonly problem: Problem | null,
  ) {
    super(`${String(status)}: ${text}`);
  }

  static async from(response: Response): Promise<ApiError> {
    const body = await response.text();
    return new ApiError(response.status, body || response.statusText, parseProblem(body));
  }
}

/** A 4xx would be the same again, so a retry only makes people wait. */
export const isFinal = (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status < 500;

export const retryUpTo = (times: number) => (failures: number, error: Error) => failures < times && !isFinal(error);

/** Retries a change once: never what the browser refused, such as a passkey prompt that the person canceled. */
export const retryChange = (failures: number, error: Error) =>
  (error instanceof ApiError || error instanceof TypeError) && retryUpTo(1)(failures, error);

/** No response at all: the call may have arrived or not. */
export class ConnectionLost extends TypeError {}

/** Status codes of a proxy that cannot reach the server; the server's own errors explain themselves. */
const NO_SERVER = [502, 503, 504];

export const isOutOfReach = (error: unknown) =>
  error instanceof ConnectionLost ||
  (error instanceof ApiError && error.problem === null && NO_SERVER.includes(error.status));

/** Whether the problem's type ends with this name. */
export const isProblem = (error: unknown, name: string) =>
  error instanceof ApiError && error.problem?.type === `/problems/${name}`;

/** The text for a toast: the server's explanation, or the fallback. */
export function errorText<Fallback extends string | undefined>(error: unknown, fallback: Fallback): string | Fallback {
  return (error instanceof ApiError && error.problem?.detail) || fallback;
}

/**
 * The server's messages by the form's field: the first part of a path such as `emailSequence[1].templateId`.
 * @param within a path whose parts are fields of the form, such as `weekly` for `weekly.monday`
 */
export function fieldErrors(error: unknown, within = ''): Record<string, string> {
  const errors = error instanceof ApiError ? (error.problem?.errors ?? []) : [];
  const prefix = within && `${within}.`;
  return Object.fromEntries(
    errors
      .filter(({ field }) => field.startsWith(prefix))
      .map(({ field, message }) => [field.slice(prefix.length).split(/[.[]/)[0] ?? field, message]),
  );
}

/** Parses an RFC 9457 body; null for anything else, such as a proxy's page or an empty body. */
function parseProblem(body: string): Problem | null {
  try {
    const problem: unknown = JSON.parse(body);
    return isProblemBody(problem) ? problem : null;
  } catch {
    return null;
  }
}

function isProblemBody(value: unknown): value is Problem {
  if (typeof value !== 'object' || value === null) return false;
  const { detail = '', errors = [] } = value as { detail?: unknown; errors?: unknown };
  return typeof detail === 'string' && Array.isArray(errors);
}
