import type { DomainEvent } from '../../../../kernel/outbox.js';
import type { Approval } from '../../settings/domain/index.js';
import type { Automation } from './automation.js';

/** Subject type of automations in events and the audit log. */
export const AUTOMATION = 'email-automation';

export const APPROVED = 'email-automation.approved';

/** Payload of the owner's decision. */
interface DecidedAutomation {
  readonly name: string;
  readonly comments: string | null;
}

export const automationDecided = (
  decision: Approval,
  { id, name, approvalComments }: Automation,
): DomainEvent<DecidedAutomation> => ({
  type: decision === 'approved' ? APPROVED : 'email-automation.returned',
  subject: { type: AUTOMATION, id },
  payload: { name, comments: approvalComments },
});
