import type { components } from './schema.gen';

export type Problem = Partial<components['schemas']['ProblemView']>;

/** Parses an RFC 9457 body; null for anything else, such as a proxy's page or an empty body. */
export function parseProblem(body: string): Problem | null {
  try {
    const problem: unknown = JSON.parse(body);
    return isProblem(problem) ? problem : null;
  } catch {
    return null;
  }
}

function isProblem(value: unknown): value is Problem {
  if (typeof value !== 'object' || value === null) return false;
  const { detail = '', errors = [] } = value as { detail?: unknown; errors?: unknown };
  return typeof detail === 'string' && Array.isArray(errors);
}
