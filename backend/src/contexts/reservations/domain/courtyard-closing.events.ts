import type { DomainEvent } from '../../../kernel/outbox.js';
import { COURTYARD, type CourtyardClosing } from './courtyard-closing.js';

export interface CourtyardFact extends Pick<CourtyardClosing, 'date' | 'from'> {
  /** Number of affected parties. */
  readonly parties: number;
}

export const courtyardEvent = (
  type: 'courtyard.closed' | 'courtyard.opened',
  { date, from, parties }: CourtyardClosing,
): DomainEvent<CourtyardFact> => ({
  type,
  subject: { type: COURTYARD, id: date, name: date },
  payload: { date, from, parties: parties.length },
});
