import { type Campaign, campaignQueries } from '@/entities/email-marketing/campaigns';
import { hasStatus, usePagedList } from '@/shared/api';
import { ListView, Pager } from '@/shared/ui/list-view';
import { useOpenItem } from '@/shared/lib/open-item';
import { headingMark, useRowFocus } from '@/shared/ui/row-focus';
import { useSeen } from '../model/use-seen';
import { ApprovalCard } from './approval-card';
import { ApprovalGate } from './approval-gate';
import { AutomationApproval } from './automation-approval';
import styles from './campaign-approval.module.css';
import { OpenDecision } from './open-decision';

const loadDecision = async () => (await import('./campaign-decision')).CampaignDecision;

/** What leaves by itself, for the owner's word: campaigns that have not begun, and automations. */
export function CampaignApproval() {
  const list = usePagedList(campaignQueries.decidable());
  const { area, restore } = useRowFocus();
  const opened = useOpenItem();
  const { seenOf, learn } = useSeen();
  return (
    <div className={styles.page}>
      <div ref={area} className={styles.approval}>
        <h2 className={styles.heading} {...headingMark}>
          Campaign approval
        </h2>
        <ApprovalGate />
        <OpenDecision rows={list.rows ?? []} load={loadDecision} seenOf={seenOf} onSeen={learn} afterClose={restore} />
        <ListView
          list={list}
          loading="Loading campaigns..."
          failed="Couldn’t load campaigns."
          empty="No campaigns awaiting approval"
        >
          {(campaigns) => (
            <>
              {[...campaigns].sort(openFirst).map((campaign) => (
                <ApprovalCard
                  key={campaign.id}
                  campaign={campaign}
                  seen={seenOf(campaign)}
                  prepare={loadDecision}
                  onRefused={(error) => {
                    if (!hasStatus(error, 409)) return;
                    learn(campaign.id, seenOf(campaign));
                    opened.open(campaign.id, 'preview');
                  }}
                />
              ))}
              <Pager {...list} />
            </>
          )}
        </ListView>
      </div>
      <AutomationApproval />
    </div>
  );
}

const openFirst = (one: Campaign, other: Campaign) => Number(one.approval !== null) - Number(other.approval !== null);
