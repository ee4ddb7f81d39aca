import type { DomainEvent } from '../../../../kernel/outbox.js';

/** What events and trail call a campaign. */
export const CAMPAIGN = 'campaign';

/** What the sending itself does to a campaign. */
export interface SendingFacts {
  readonly started: object;
  readonly finished: object;
  readonly paused: { readonly name: string; readonly reason: string };
}

export const campaignHas = <Happened extends keyof SendingFacts>(
  happened: Happened,
  { id, name }: { id: string; name: string },
  payload: SendingFacts[Happened],
): DomainEvent => ({ type: `${CAMPAIGN}.${happened}`, subject: { type: CAMPAIGN, id, name }, payload });
