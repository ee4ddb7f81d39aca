import { type Campaign, campaignQueries } from '@/entities/email-marketing/campaign';
import { usePagedList } from '@/shared/api';
import { ListView, Pager } from '@/shared/ui/list-view';
import { useRowFocus } from '@/shared/ui/row-focus';
import { ApprovalCard } from './approval-card';
import styles from './campaign-approval.module.css';
import { OpenDecision } from './open-decision';

/** Campaigns that have not left yet, for the owner's word. */
export function CampaignApproval() {
  const list = usePagedList(campaignQueries.decidable());
  const { area, restore } = useRowFocus();
  return (
    <div ref={area} className={styles.approval}>
      <h2 className={styles.heading}>Campaign approval</h2>
      <OpenDecision rows={list.rows ?? []} afterClose={restore} />
      <ListView
        list={list}
        loading="Loading campaigns..."
        failed="The campaigns could not be loaded."
        empty="No campaigns awaiting approval"
      >
        {(campaigns) => (
          <>
            {[...campaigns].sort(openFirst).map((campaign) => (
              <ApprovalCard key={campaign.id} campaign={campaign} />
            ))}
            <Pager {...list} />
          </>
        )}
      </ListView>
    </div>
  );
}

const openFirst = (one: Campaign, other: Campaign) => Number(one.approval !== null) - Number(other.approval !== null);
