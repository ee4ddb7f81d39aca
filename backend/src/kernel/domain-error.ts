export type DomainErrorKind =
  'invalid' | 'unauthenticated' | 'forbidden' | 'not-found' | 'conflict' | 'unprocessable' | 'too-many' | 'busy';

export interface FieldError {
  readonly field: string;
  readonly message: string;
}

/** A refusal by a rule of the product. The message is one sentence that a person can act on. */
export abstract class DomainError extends Error {
  abstract readonly kind: DomainErrorKind;
  readonly fields: readonly FieldError[] = [];
  /** By what a program tells it from others of its kind, where it has to: the end of the problem's type. */
  readonly problem?: string;
  /** What a program reads beside the sentence. */
  readonly members?: object;
  /** After how long the same may be tried again; of what was too much or too busy. */
  readonly retryAfterSeconds?: number;
}

/** Input that has the right shape and still means nothing, told per field. */
export class InvalidInput extends DomainError {
  readonly kind = 'invalid';

  constructor(override readonly fields: readonly FieldError[]) {
    super(fields[0]?.message ?? 'The input is invalid.');
  }
}

/** Somebody tried more often than anybody needs to. */
export class TooMany extends DomainError {
  readonly kind = 'too-many';

  constructor(override readonly retryAfterSeconds: number) {
    super(`Too many attempts. Please wait ${inWords(retryAfterSeconds)} and try again.`);
  }
}

/** Nobody's fault: the same goes through a little later. */
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
