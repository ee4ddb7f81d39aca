export type DomainErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'unprocessable'
  | 'too-many'
  | 'busy';

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

/** What was asked for does not exist, or no longer. */
export class NotFound extends DomainError {
  readonly kind = 'not-found';
}

/** Something is not in the state that the call needs; someone else may have been first. */
export class Conflict extends DomainError {
  readonly kind = 'conflict';
}

/** The status cannot follow the present one. */
export class IllegalTransition extends Conflict {
  constructor(noun: string, from: string, to: string) {
    super(`This ${noun} is ${from} and cannot become ${to}.`);
  }
}

/** The same decision was made before. */
export class AlreadyInStatus extends Conflict {
  constructor(noun: string, status: string) {
    super(`This ${noun} is already ${status}.`);
  }
}

/** Someone else changed what the caller's screen shows; the message says how it is now. */
export class StaleState extends Conflict {}

/** @throws StaleState if the status is not the one that was shown */
export function assertExpectedStatus(noun: string, status: string, shown: string | undefined): void {
  if (shown === undefined || shown === status) return;
  throw new StaleState(`This ${noun} is no longer ${shown}. Someone else changed it to ${status}. Please review it.`);
}

/** The caller may not do this. */
export class Forbidden extends DomainError {
  readonly kind = 'forbidden';
}

/** The caller must prove first who they are. */
export class Unauthenticated extends DomainError {
  readonly kind = 'unauthenticated';
}

/** Readable input that cannot be used. */
export class Unprocessable extends DomainError {
  readonly kind = 'unprocessable';
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
