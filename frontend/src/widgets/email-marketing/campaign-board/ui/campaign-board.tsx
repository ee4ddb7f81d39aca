import { Button } from 'antd';
import { CAMPAIGN_STATUSES, campaignQueries } from '@/entities/email-marketing/campaigns';
import { type MailRole, usePagedList } from '@/shared/api';
import { useAddress } from '@/shared/lib/address';
import { inWords } from '@/shared/lib/words';
import { FilterBar, SelectFilter } from '@/shared/ui/filters';
import { useNewDialog } from '@/shared/lib/open-item';
import { CardGrid } from '@/shared/ui/item-card';
import { LazyPart } from '@/shared/ui/lazy-part';
import { ListView, Pager } from '@/shared/ui/list-view';
import { useRowFocus } from '@/shared/ui/row-focus';
import styles from './campaign-board.module.css';
import { CampaignCard } from './campaign-card';
import { OpenCampaign } from './open-campaign';

const loadNewCampaign = async () => (await import('./new-campaign')).NewCampaign;
const prepare = () => void loadNewCampaign().catch(() => undefined);

const STATUSES = CAMPAIGN_STATUSES.map((status) => ({ value: status, label: inWords(status) }));

/** All campaigns by status, and what can be done with each. */
export function CampaignBoard({ role }: { role: MailRole }) {
  const { parameters } = useAddress();
  const status = CAMPAIGN_STATUSES.find((one) => one === parameters.get('status'));
  const list = usePagedList(campaignQueries.list(role, status));
  const { area, restore } = useRowFocus();
  const writing = useNewDialog();

  return (
    <div ref={area} className={styles.board}>
      <h2 className={styles.title}>Campaigns</h2>
      <div className={styles.bar}>
        <FilterBar names={['status']}>
          <SelectFilter name="status" label="Status" all="All" options={STATUSES} />
        </FilterBar>
        <Button type="primary" onFocus={prepare} onClick={writing.open}>
          Create Campaign
        </Button>
      </div>
      <OpenCampaign role={role} rows={list.rows ?? []} afterClose={restore} />
      <ListView
        list={list}
        loading="Loading campaigns..."
        failed="The campaigns could not be loaded."
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
      {writing.isThere && <LazyPart load={loadNewCampaign} with={{ role, ...writing.props }} />}
    </div>
  );
}
