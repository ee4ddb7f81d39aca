import { CAMPAIGN_STATUSES, campaignQueries } from '@/entities/email-marketing/campaigns';
import { type MailRole, usePagedList } from '@/shared/api';
import { useAddress } from '@/shared/lib/address';
import { CardGrid } from '@/shared/ui/item-card';
import { ListView, Pager } from '@/shared/ui/list-view';
import { useRowFocus } from '@/shared/ui/row-focus';
import { CampaignCard } from './campaign-card';
import { OpenCampaign } from './open-campaign';

/** The newest first, all of them or those of one status. */
export function CampaignList({ role }: { role: MailRole }) {
  const { parameters } = useAddress();
  const status = CAMPAIGN_STATUSES.find((one) => one === parameters.get('status'));
  const list = usePagedList(campaignQueries.list(role, status));
  const { area, restore } = useRowFocus();
  return (
    <div ref={area}>
      <OpenCampaign role={role} rows={list.rows ?? []} afterClose={restore} />
      <ListView
        list={list}
        loading="Loading campaigns..."
        failed="Couldn’t load campaigns."
        empty={status ? `No campaign is ${status}` : 'No campaigns yet'}
      >
        {(campaigns) => (
          <>
            <CardGrid>
              {campaigns.map((campaign) => (
                <CampaignCard key={campaign.id} role={role} campaign={campaign} />
              ))}
            </CardGrid>
            <Pager {...list} />
          </>
        )}
      </ListView>
    </div>
  );
}
