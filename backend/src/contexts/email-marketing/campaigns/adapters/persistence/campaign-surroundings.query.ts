import { Injectable } from '@nestjs/common';
import { Database } from '../../../../../platform/persistence/database.js';

/** Data about a campaign that is not part of it: sending statistics and the name of its segment. */
export interface CampaignSurroundings {
  readonly totalRecipients: number;
  readonly totalSent: number;
  readonly totalOpened: number;
  readonly totalClicked: number;
  readonly totalBounced: number;
  readonly segmentName: string | null;
}

const NONE: CampaignSurroundings = {
  totalRecipients: 0,
  totalSent: 0,
  totalOpened: 0,
  totalClicked: 0,
  totalBounced: 0,
  segmentName: null,
};

@Injectable()
export class CampaignSurroundingsQuery {
  constructor(private readonly database: Database) {}

  async of(campaignId: string): Promise<CampaignSurroundings> {
    const [surroundings] = await this.database.query<CampaignSurroundings[]>(
      `select total_recipients as "totalRecipients", total_sent as "totalSent", total_opened as "totalOpened",
         total_clicked as "totalClicked", total_bounced as "totalBounced", segment_name as "segmentName"
       from email_campaign_list where id = $1`,
      [campaignId],
    );
    return surroundings ?? NONE;
  }
}
