import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../kernel/clock.js';
import { Audience, type AudienceCounts } from '../../contacts/domain/index.js';
import { Sending } from '../../sending/domain/index.js';
import type { Campaign } from './campaign.js';

export type PlannedCampaign = Pick<
  Campaign,
  'id' | 'status' | 'scheduledDate' | 'recipientCriteria' | 'ignoresWeeklyLimit'
>;

/** Who gets a campaign that has not started, and how many matching contacts do not, by reason. */
export interface CampaignReach extends AudienceCounts {
  /** Got another campaign within the week before this one is sent; not among the recipients. */
  readonly emailedThisWeek: number;
}

@Injectable()
export class CampaignReachService {
  constructor(
    private readonly audience: Audience,
    private readonly sending: Sending,
    private readonly clock: Clock,
  ) {}

  of(campaign: PlannedCampaign): Promise<CampaignReach> {
    return this.count(campaign, this.sendsAt(campaign, this.clock.now()));
  }

  /** Those that share recipients and date are counted once. */
  async ofAll(campaigns: readonly PlannedCampaign[]): Promise<(CampaignReach & { readonly id: string })[]> {
    const now = this.clock.now();
    const known = new Map<string, CampaignReach>();
    const reached: (CampaignReach & { readonly id: string })[] = [];
    for (const campaign of campaigns) {
      const at = this.sendsAt(campaign, now);
      const key = JSON.stringify([campaign.recipientCriteria, campaign.ignoresWeeklyLimit, at]);
      const reach = known.get(key) ?? (await this.count(campaign, at));
      known.set(key, reach);
      reached.push({ ...reach, id: campaign.id });
    }
    return reached;
  }

  private async count(
    { id, recipientCriteria, ignoresWeeklyLimit }: PlannedCampaign,
    at: Date,
  ): Promise<CampaignReach> {
    const { recipients, ...leftOut } = await this.audience.counts(recipientCriteria);
    const emailedThisWeek = ignoresWeeklyLimit ? 0 : await this.sending.countSkipped(id, recipientCriteria, at);
    return { ...leftOut, emailedThisWeek, recipients: Math.max(0, recipients - emailedThisWeek) };
  }

  /** A draft could be sent now, whatever its date. */
  private sendsAt({ status, scheduledDate }: PlannedCampaign, now: Date): Date {
    const isPlanned = status === 'scheduled' || status === 'paused';
    return isPlanned && scheduledDate && scheduledDate > now ? scheduledDate : now;
  }
}
