export type DomainErrorKind =
  'invalid' | 'unauthenticated' | 'forbidden' | 'not-found' | 'conflict' | 'unprocessable' | 'too-many' | 'busy';

export interface FieldError {
  readonly field: string;
  readonly message: string;
}

/** Thrown when a rule of the product is violated. The message is one sentence that a person can act on. */
export abstract class DomainError extends Error {
  abstract readonly kind: DomainErrorKind;
  readonly fields: readonly FieldError[] = [];
  /** Last segment of the problem's type, for clients that must distinguish errors of one kind. */
  readonly problem?: string;
  /** Extra members of the problem, for clients. */
  readonly members?: object;
  /** When to retry; set for rate limits and overload. */
  readonly retryAfterSeconds?: number;
}

/** Well-formed input that breaks a rule, reported per field. */
export class InvalidInput extends DomainError {
  readonly kind = 'invalid';

  constructor(override readonly fields: readonly FieldError[]) {
    super(fields[0]?.message ?? 'The input is invalid.');
  }
}

/** A rate limit was exceeded. */
export class TooMany extends DomainError {
  readonly kind = 'too-many';

  constructor(override readonly retryAfterSeconds: number) {
    super(`Too many attempts. Please wait ${inWords(retryAfterSeconds)} and try again.`);
  }
}

/** Temporary overload: the same call succeeds a little later. */
export class Busy extends DomainError {
  readonly kind = 'busy';

  constructor(
    message: string,
    override readonly retryAfterSeconds: number,
  ) {
    super(message);
  }
}

function inWords(seconds: number): string {
  return seconds < 90 ? `${String(seconds)} seconds` : `${String(Math.ceil(seconds / 60))} minutes`;
}
