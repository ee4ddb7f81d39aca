import { OneOf, Text } from '../http/fields/index.js';

const KINDS = ['uncaught', 'caught', 'recoverable', 'start'] as const;

/** A failure in a browser. */
export class ReportClientError {
  @OneOf(KINDS, { description: '`start`: the page could not come alive; else as React names them.' })
  readonly kind!: (typeof KINDS)[number];

  @Text({ max: 2_000 })
  readonly message!: string;

  @Text({ max: 2_000, description: 'Of the page.' })
  readonly path!: string;
}
