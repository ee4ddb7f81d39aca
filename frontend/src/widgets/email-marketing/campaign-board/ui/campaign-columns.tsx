import {
  type Campaign,
  CAMPAIGN_STATUSES,
  campaignQueries,
  type CampaignStatus,
  recipientsCounted,
} from '@/entities/email-marketing/campaigns';
import { Board, BoardColumn } from '@/features/planner';
import { type MailRole, useGrowingList } from '@/shared/api';
import { useOpenItem } from '@/shared/lib/open-item';
import { inWords } from '@/shared/lib/words';
import { CardFacts } from '@/shared/ui/item-card';
import { useRowFocus } from '@/shared/ui/row-focus';
import { type Moves, plannedCampaign } from '../model/planned-campaign';
import { loadCampaignDialog, OpenCampaign } from './open-campaign';

interface CampaignColumnsProps {
  role: MailRole;
  moves: Moves;
}

/** A card may stand in another column when its dialog closes: the dialog is the board's, and reads what it is about. */
const NO_ROWS: readonly Campaign[] = [];

/** Campaigns by how they stand. */
export function CampaignColumns({ role, moves }: CampaignColumnsProps) {
  const { area, restore } = useRowFocus();
  return (
    <div ref={area}>
      <OpenCampaign role={role} rows={NO_ROWS} afterClose={restore} />
      <Board label="Campaigns by status">
        {CAMPAIGN_STATUSES.map((status) => (
          <Column key={status} role={role} status={status} moves={moves} />
        ))}
      </Board>
    </div>
  );
}

function Column({ role, status, moves }: CampaignColumnsProps & { status: CampaignStatus }) {
  const list = useGrowingList(campaignQueries.list(role, status));
  const item = useOpenItem();
  // One that was just paused goes to another column.
  const rows = (list.rows ?? []).filter((row) => row.status === status);
  return (
    <BoardColumn
      name={status}
      title={inWords(status)}
      usual={inWords(status)}
      list={list}
      items={rows.map((campaign) => plannedCampaign(campaign, moves))}
      failed="Couldn’t load campaigns."
      facts={(id) => <Facts campaign={rows.find((row) => row.id === id)} />}
      onOpen={(id) => {
        item.open(id, 'view');
      }}
      onNear={() => void loadCampaignDialog().catch(() => undefined)}
    />
  );
}

const Facts = ({ campaign }: { campaign: Campaign | undefined }) =>
  campaign && (
    <CardFacts>
      <span>{campaign.subject}</span>
      <span>{recipientsCounted(campaign.recipientCount)}</span>
    </CardFacts>
  );
