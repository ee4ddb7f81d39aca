import { STATUS_CODES } from 'node:http';
import { ApiProperty } from '@nestjs/swagger';
import type { FieldError } from '../../kernel/domain-error.js';

export class FieldErrorView implements FieldError {
  @ApiProperty() readonly field!: string;
  @ApiProperty() readonly message!: string;
}

/** An error response, `application/problem+json` (RFC 9457). */
export class ProblemView {
  @ApiProperty() readonly type: string = 'about:blank';
  @ApiProperty() readonly title: string;
  @ApiProperty() readonly status: number;
  /** One sentence that a person can act on. */
  @ApiProperty() readonly detail: string;
  @ApiProperty({ type: [FieldErrorView], required: false }) readonly errors?: readonly FieldError[];

  constructor(status: number, detail: string, errors?: readonly FieldError[], problem?: string) {
    if (problem !== undefined) this.type = `/problems/${problem}`;
    this.title = STATUS_CODES[status] ?? 'Error';
    this.status = status;
    this.detail = detail;
    if (errors && errors.length > 0) this.errors = errors;
  }
}

/** Rejected by the protocol rather than by a rule of the product. */
export class HttpProblem extends Error {
  constructor(
    readonly status: number,
    detail: string,
    /** `members`: extra members of the problem, for clients. */
    readonly options: {
      readonly retryAfterSeconds?: number;
      readonly members?: object;
      /** Last segment of the problem's type. */
      readonly problem?: string;
    } = {},
  ) {
    super(detail);
  }
}
