import type { DomainEvent } from '../../../../kernel/outbox.js';

export const CAMPAIGN_STATUSES = ['draft', 'scheduled', 'sending', 'sent', 'paused', 'cancelled'] as const;
export type CampaignStatus = (typeof CAMPAIGN_STATUSES)[number];

/** Allowed status changes. People make them through `Campaign`, sending through SQL statements. */
export const CAMPAIGN_TRANSITIONS: Record<CampaignStatus, readonly CampaignStatus[]> = {
  draft: ['scheduled', 'sending', 'cancelled'],
  scheduled: ['paused', 'sending', 'cancelled'],
  sending: ['sent', 'paused', 'cancelled'],
  paused: ['scheduled', 'cancelled'],
  sent: [],
  cancelled: [],
};

/** Outcome of an email that was handed over or dropped. */
export type Result =
  | { readonly id: string; readonly kind: 'sent'; readonly subject: string; readonly at: Date }
  | { readonly id: string; readonly kind: 'bounced' | 'failed'; readonly reason: string; readonly at: Date }
  | {
      readonly id: string;
      readonly kind: 'queued';
      readonly reason: string;
      readonly at: Date;
      readonly nextTryAt: Date;
    };

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const PAUSES = [1, 5, 15, 30, 60, 120, 240].map((minutes) => minutes * MINUTE);

/** When to retry a deferred email; null after a day of attempts. */
export function nextTry(attempts: number, firstFailedAt: Date | null, now: Date): Date | null {
  const pause = PAUSES[Math.min(attempts, PAUSES.length - 1)] ?? MINUTE;
  const since = firstFailedAt ?? now;
  const next = new Date(now.getTime() + pause);
  return next.getTime() - since.getTime() > DAY ? null : next;
}

/** Subject type of campaigns in events and the audit log. */
export const CAMPAIGN = 'email-campaign';

/** Payload of status changes made by sending rather than by a person. */
export interface SendingFact extends Omit<MovedCampaign, 'id'> {
  readonly comments: null;
  /** Reason for pausing. */
  readonly reason: string | null;
}

export interface MovedCampaign {
  readonly id: string;
  readonly name: string;
  readonly status: 'sending' | 'paused' | 'sent';
  readonly createdBy: string;
  readonly createdByRole: string;
}

export function sendingHas(
  happened: 'started' | 'paused' | 'finished',
  { id, ...campaign }: MovedCampaign,
  reason: string | null = null,
): DomainEvent<SendingFact> {
  return {
    type: `${CAMPAIGN}.${happened}`,
    subject: { type: CAMPAIGN, id, name: campaign.name },
    payload: { ...campaign, comments: null, reason },
  };
}

/** Consecutive refusals of us, without an accepted email between them, that pause a campaign. */
export const REFUSALS = 10;

/** Detects that servers refuse the restaurant rather than single recipients. */
export class CircuitBreaker {
  private readonly inARow = new Map<string, number>();

  taken(campaignId: string): void {
    this.inARow.delete(campaignId);
  }

  /** Returns true if this refusal should pause the campaign. */
  refused(campaignId: string): boolean {
    const count = (this.inARow.get(campaignId) ?? 0) + 1;
    if (count < REFUSALS) this.inARow.set(campaignId, count);
    else this.inARow.delete(campaignId);
    return count === REFUSALS;
  }
}
