import { InvalidInput } from '../../../../../kernel/domain-error.js';
import { AnyText, OneOf, OptionalText } from '../../../../../platform/http/fields/index.js';
import { type Approval, APPROVALS, type OwnerDecision } from '../../domain/owner-approval.js';

const NOTHING_SEEN = 'Say what you have seen: its updatedAt, as it was shown.';

/** The owner's decision about the version of a campaign or automation that was shown. */
export class DecideAsOwner {
  @OneOf(APPROVALS)
  readonly decision!: Approval;

  @AnyText(NOTHING_SEEN, { description: 'Its updatedAt as it was shown; another one is 409.' })
  readonly seen!: string;

  @OptionalText({ label: 'your comments', max: 2000 })
  readonly comments?: string | null;
}

/** @throws InvalidInput when `seen` is not a date */
export function decisionOf({ decision, comments, seen }: DecideAsOwner): OwnerDecision {
  const at = new Date(seen);
  if (Number.isNaN(at.getTime())) throw new InvalidInput([{ field: 'seen', message: NOTHING_SEEN }]);
  return { decision, comments: comments || null, seen: at };
}
