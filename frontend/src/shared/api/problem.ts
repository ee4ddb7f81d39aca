import type { components } from './schema.gen';

export type Problem = Partial<components['schemas']['ProblemView']>;

/** Reads an RFC 9457 body; anything else (a proxy's page, an empty body) is no problem document. */
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
