export type DomainErrorKind = 'invalid' | 'unauthenticated' | 'forbidden' | 'not-found' | 'conflict' | 'unprocessable';

export interface FieldError {
  readonly field: string;
  readonly message: string;
}

/** A refusal by a rule of the product. The message is one sentence that a person can act on. */
export abstract class DomainError extends Error {
  abstract readonly kind: DomainErrorKind;
  readonly fields: readonly FieldError[] = [];
}

/** Input that has the right shape and still means nothing, told per field. */
export class InvalidInput extends DomainError {
  readonly kind = 'invalid';

  constructor(override readonly fields: readonly FieldError[]) {
    super(fields[0]?.message ?? 'The input is not valid.');
  }
}
