import { Button } from 'antd';
import { CAMPAIGN_STATUSES } from '@/entities/email-marketing/campaigns';
import { useMoveCampaign } from '@/features/email-marketing/step-campaign';
import { Planner, useView, ViewChoice } from '@/features/planner';
import type { MailRole } from '@/shared/api';
import { inWords } from '@/shared/lib/words';
import { FilterBar, SelectFilter } from '@/shared/ui/filters';
import { useNewDialog } from '@/shared/lib/open-item';
import { LazyPart } from '@/shared/ui/lazy-part';
import { headingMark } from '@/shared/ui/row-focus';
import styles from './campaign-board.module.css';
import { CampaignCalendar } from './campaign-calendar';
import { CampaignColumns } from './campaign-columns';
import { CampaignList } from './campaign-list';

const loadNewCampaign = async () => (await import('./new-campaign')).NewCampaign;
const prepare = () => void loadNewCampaign().catch(() => undefined);

const STATUSES = CAMPAIGN_STATUSES.map((status) => ({ value: status, label: inWords(status) }));

/** All campaigns, as a list, a board or a calendar, and what can be done with each. */
export function CampaignBoard({ role }: { role: MailRole }) {
  const view = useView();
  const moves = useMoveCampaign(role);
  const writing = useNewDialog();

  return (
    <div className={styles.board}>
      <h2 className={styles.title} {...headingMark}>
        Campaigns
      </h2>
      <div className={styles.bar}>
        <ViewChoice />
        <Button type="primary" onFocus={prepare} onClick={writing.open}>
          Create Campaign
        </Button>
      </div>
      {view === 'list' ? (
        <>
          <FilterBar names={['status']}>
            <SelectFilter name="status" label="Status" all="All" options={STATUSES} />
          </FilterBar>
          <CampaignList role={role} />
        </>
      ) : (
        <Planner>
          {view === 'board' ? (
            <CampaignColumns role={role} moves={moves} />
          ) : (
            <CampaignCalendar role={role} moves={moves} />
          )}
        </Planner>
      )}
      {writing.isThere && <LazyPart load={loadNewCampaign} with={{ role, ...writing.props }} />}
    </div>
  );
}
