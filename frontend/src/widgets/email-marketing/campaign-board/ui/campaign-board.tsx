import { useQuery } from '@tanstack/react-query';
import { Button, Flex } from 'antd';
import {
  type Campaign,
  CAMPAIGN_STATUSES,
  CampaignRecipients,
  campaignCalls,
  campaignQueries,
  type CampaignStatus,
  campaignTone,
  type WholeCampaign,
} from '@/entities/email-marketing/campaigns';
import { formatMoment, onDay, restaurantDay } from '@/entities/restaurant';
import { activityQueries } from '@/entities/activity';
import {
  Board,
  BoardColumn,
  MonthDays,
  monthName,
  MonthView,
  type Planned,
  ContentCalendarProvider,
  STILL_MOVING,
  useMonth,
  useView,
  ViewChoice,
} from '@/features/content-calendar';
import {
  type MailRole,
  type Mutation,
  optimisticRows,
  useGrowingList,
  usePagedList,
  useRestMutation,
} from '@/shared/api';
import { useAddress } from '@/shared/lib/address';
import { useNewDialog, useOpenItem } from '@/shared/lib/open-item';
import { formatNumber } from '@/shared/lib/numbers';
import { inWords } from '@/shared/lib/words';
import { FilterBar, SelectFilter } from '@/shared/ui/filters';
import { CardFacts, CardGrid } from '@/shared/ui/item-card';
import { ListView, Pager } from '@/shared/ui/list-view';
import { NewDialog, OpenedDialog, useOpened } from '@/shared/ui/opened';
import { headingMark, useRowFocus } from '@/shared/ui/row-focus';
import { CampaignCard } from './campaign-card';
import { type CampaignDialogKey, dialogsOf, isPlanned } from '../model/next-actions';

const loadCampaignDialog = async () => (await import('./campaign-dialog')).CampaignDialog;

interface OpenCampaignProps {
  role: MailRole;
  rows: readonly Campaign[];
  afterClose: () => void;
}

function OpenCampaign({ role, rows, afterClose }: OpenCampaignProps) {
  const opened = useOpened<Campaign, CampaignDialogKey, WholeCampaign>({
    find: (id) => rows.find((row) => row.id === id),
    load: (id) => campaignQueries.one(role, id),
    dialogOf: (campaign, name) => dialogsOf(campaign).find((key) => key === name),
  });
  return (
    <OpenedDialog
      opened={opened}
      noun="campaign"
      load={loadCampaignDialog}
      with={(campaign, dialog) => ({ role, campaign, dialog })}
      afterClose={afterClose}
    />
  );
}

interface Move {
  campaign: Pick<Campaign, 'id' | 'name' | 'status'>;
  from: string;
  to: string;
}

const moveCampaign = (role: MailRole): Mutation<Move> => ({
  send: ({ campaign: { id, status }, from, to }) =>
    campaignCalls(role).change(id, { scheduledDate: to, expectedStatus: status, expectedDate: from }),
  done: ({ campaign, to }) => ({ title: `Moved to ${formatMoment(to)}`, subject: campaign.name }),
  failed: () => ({ title: 'Error updating campaign' }),
  invalidates: [campaignQueries.all(), activityQueries.all()],
  undoneBy: (move) => ({ ...move, from: move.to, to: move.from }),
  optimisticUpdate: ({ campaign: { id }, to }) => [
    optimisticRows<Campaign>(campaignQueries.lists(role), (rows) =>
      rows.map((row) => (row.id === id ? { ...row, scheduledDate: to } : row)),
    ),
  ],
});

/** Moves an unsent campaign to another day at the same time. */
function useMoveCampaign(role: MailRole) {
  const { send, isSending } = useRestMutation(moveCampaign(role));
  const move = ({ id, name, status, scheduledDate }: Campaign, day: string) => {
    if (scheduledDate !== null)
      send({ campaign: { id, name, status }, from: scheduledDate, to: onDay(day, scheduledDate) });
  };
  return { move, isSending };
}

const FIXED: Partial<Record<CampaignStatus, string>> = {
  sending: 'It’s being sent.',
  sent: 'It was already sent.',
  cancelled: 'It was canceled and won’t be sent.',
};
const HALF_SENT = 'Some people already got it. You can resume or cancel it.';
const PASSED = 'That time has passed.';

/** How campaigns are moved. */
interface Moves {
  move: (campaign: Campaign, day: string) => void;
  isSending: () => boolean;
}

/** A campaign as an item of the board and the calendar, on the day it is or was sent. */
function plannedCampaign(campaign: Campaign, { move, isSending }: Moves): Planned {
  const { id, name, status, startedAt, scheduledDate } = campaign;
  const leaves = startedAt ?? scheduledDate;
  const fixed = FIXED[status] ?? (startedAt === null ? undefined : HALF_SENT);
  return {
    id,
    title: name,
    day: leaves && restaurantDay(leaves),
    when: leaves ? formatMoment(leaves) : 'No date yet',
    label: inWords(status),
    tone: campaignTone(status),
    ...(fixed !== undefined && { fixed }),
    isOver: status === 'sent' || status === 'cancelled',
    refusal: (day) => {
      if (isSending()) return STILL_MOVING;
      return scheduledDate !== null && new Date(onDay(day, scheduledDate)) <= new Date() ? PASSED : undefined;
    },
    move: (day) => {
      move(campaign, day);
    },
  };
}

interface CampaignColumnsProps {
  role: MailRole;
  moves: Moves;
}

/** No rows to search: a card may be in another column when its dialog closes, so the board's dialog loads its item. */
const NO_ROWS: readonly Campaign[] = [];

/** Campaigns by status. */
function CampaignColumns({ role, moves }: CampaignColumnsProps) {
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
  // An optimistically paused campaign belongs to another column.
  const rows = (list.rows ?? []).filter((row) => row.status === status);
  return (
    <BoardColumn
      name={status}
      title={inWords(status)}
      usual={inWords(status)}
      list={list}
      items={rows.map((campaign) => plannedCampaign(campaign, moves))}
      failed="Couldn’t load campaigns."
      facts={(id) => <Facts role={role} campaign={rows.find((row) => row.id === id)} />}
      onOpen={(id) => {
        item.open(id, 'view');
      }}
    />
  );
}

const Facts = ({ role, campaign }: { role: MailRole; campaign: Campaign | undefined }) =>
  campaign && (
    <CardFacts>
      <span>{campaign.subject}</span>
      {isPlanned(campaign) && (
        <span>
          <CampaignRecipients role={role} campaign={campaign} />
        </span>
      )}
      {campaign.startedAt !== null && <span>{formatNumber(campaign.totalSent)} sent</span>}
    </CardFacts>
  );

const LEGEND = CAMPAIGN_STATUSES.map((status) => ({ label: inWords(status), tone: campaignTone(status) }));

/** Campaigns sent or scheduled in a month. */
function CampaignCalendar({ role, moves }: { role: MailRole; moves: Moves }) {
  const { month, from, before } = useMonth();
  const { data, error, refetch } = useQuery(campaignQueries.onDays(role, from, before).page());
  const { area, restore } = useRowFocus();
  const item = useOpenItem();
  return (
    <div ref={area}>
      <OpenCampaign role={role} rows={data?.rows ?? []} afterClose={restore} />
      <MonthView month={month} legend={LEGEND}>
        <ListView
          list={{ rows: data && [data.rows], error, retry: () => void refetch() }}
          loading="Loading calendar..."
          failed="Couldn’t load the calendar."
        >
          {([rows = []]) => (
            <MonthDays
              caption={`Campaigns of ${monthName(month)}`}
              month={month}
              // The earliest first.
              items={rows.toReversed().map((campaign) => plannedCampaign(campaign, moves))}
              onOpen={(id) => {
                item.open(id, 'view');
              }}
            />
          )}
        </ListView>
      </MonthView>
    </div>
  );
}

/** Newest first, all campaigns or those of one status. */
function CampaignList({ role }: { role: MailRole }) {
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
        empty={status ? `No campaigns are ${status}.` : 'No campaigns yet'}
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

const loadNewCampaign = async () => (await import('./create-campaign-dialog')).CreateCampaignDialog;

const STATUSES = CAMPAIGN_STATUSES.map((status) => ({ value: status, label: inWords(status) }));

/** All campaigns as a list, a board or a calendar, with their actions. */
export function CampaignBoard({ role }: { role: MailRole }) {
  const view = useView();
  const moves = useMoveCampaign(role);
  const writing = useNewDialog();

  return (
    <Flex vertical gap="middle" className="flush">
      <h2 {...headingMark}>Campaigns</h2>
      <div className="toolbar">
        <ViewChoice />
        <Button type="primary" onClick={writing.open}>
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
        <ContentCalendarProvider>
          {view === 'board' ? (
            <CampaignColumns role={role} moves={moves} />
          ) : (
            <CampaignCalendar role={role} moves={moves} />
          )}
        </ContentCalendarProvider>
      )}
      <NewDialog dialog={writing} load={loadNewCampaign} with={{ role }} />
    </Flex>
  );
}
