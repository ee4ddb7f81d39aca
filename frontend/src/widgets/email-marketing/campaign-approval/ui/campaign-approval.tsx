import { useState } from 'react';
import { type Campaign, campaignQueries } from '@/entities/email-marketing/campaign';
import { hasStatus, usePagedList } from '@/shared/api';
import { ListView, Pager } from '@/shared/ui/list-view';
import { useOpenItem } from '@/shared/lib/open-item';
import { useRowFocus } from '@/shared/ui/row-focus';
import { ApprovalCard } from './approval-card';
import { ApprovalGate } from './approval-gate';
import styles from './campaign-approval.module.css';
import { OpenDecision } from './open-decision';

/** Campaigns that have not left yet, for the owner's word. */
export function CampaignApproval() {
  const list = usePagedList(campaignQueries.decidable());
  const { area, restore } = useRowFocus();
  const item = useOpenItem();
  /** Of the mails that the owner has read here, which may have been changed since without a sign on their cards. */
  const [read, setRead] = useState<Readonly<Record<string, string>>>({});
  const seenOf = ({ id, updatedAt }: Campaign) => read[id] ?? updatedAt;
  const learn = (id: string, updatedAt: string) => {
    setRead((known) => ({ ...known, [id]: updatedAt }));
  };
  return (
    <div ref={area} className={styles.approval}>
      <h2 className={styles.heading}>Campaign approval</h2>
      <ApprovalGate />
      <OpenDecision rows={list.rows ?? []} seenOf={seenOf} onSeen={learn} afterClose={restore} />
      <ListView
        list={list}
        loading="Loading campaigns..."
        failed="The campaigns could not be loaded."
        empty="No campaigns awaiting approval"
      >
        {(campaigns) => (
          <>
            {[...campaigns].sort(openFirst).map((campaign) => (
              <ApprovalCard
                key={campaign.id}
                campaign={campaign}
                seen={seenOf(campaign)}
                onRefused={(error) => {
                  if (!hasStatus(error, 409)) return;
                  learn(campaign.id, seenOf(campaign));
                  item.open(campaign.id, 'preview');
                }}
              />
            ))}
            <Pager {...list} />
          </>
        )}
      </ListView>
    </div>
  );
}

const openFirst = (one: Campaign, other: Campaign) => Number(one.approval !== null) - Number(other.approval !== null);
