import { useQuery } from '@tanstack/react-query';
import { Button, Flex } from 'antd';
import { formatWhen, isWholeDay, onDay, restaurantDay, useToday } from '@/entities/restaurant';
import { editContent, type ScheduledContent, scheduledContentQueries } from '@/entities/scheduled-content';
import {
  ContentCalendarProvider,
  MonthDays,
  monthName,
  MonthView,
  useMonth,
  useView,
  ViewChoice,
} from '@/features/content-calendar';
import { type Mutation, optimisticRows, useGrowingList, useRestMutation } from '@/shared/api';
import { useNewDialog } from '@/shared/lib/open-item';
import { FigureTiles } from '@/shared/ui/figure-tiles';
import { CardGrid } from '@/shared/ui/item-card';
import { ListRemark, ListView, RowPlace, useDrawnRows } from '@/shared/ui/list-view';
import { NewDialog } from '@/shared/ui/opened';
import { headingMark, useRowFocus } from '@/shared/ui/row-focus';
import type { Moves } from '../model/planned-content';
import { type Standing, standingOf, STANDINGS } from '../model/standing';
import { ContentBoard } from './content-board';
import { ContentCard } from './content-card';
import styles from './content-schedule.module.css';
import { OpenContent } from './open-content';
import { usePlanned } from './use-planned';

interface Section {
  standing: Standing;
  title: string;
  rows: ScheduledContent[];
}

const TITLES: Record<Standing, string> = {
  'needs-approval': 'Deadline has passed',
  draft: 'Drafts',
  rejected: 'Rejected',
  submitted: 'In review',
  approved: 'Approved and scheduled',
  published: 'Published',
};

/** What needs the manager first, each section by date; published content newest first. */
function sections(contents: readonly ScheduledContent[], now: Date): Section[] {
  return (Object.keys(TITLES) as Standing[])
    .map((standing) => {
      const rows = contents.filter((content) => standingOf(content, now) === standing);
      rows.sort((one, other) => Date.parse(one.scheduledDate) - Date.parse(other.scheduledDate));
      return { standing, title: TITLES[standing], rows: standing === 'published' ? rows.reverse() : rows };
    })
    .filter(({ rows }) => rows.length > 0);
}

interface Dates {
  scheduledDate: string;
  /** Set if it must move too, since the owner decides before the date. */
  approvalDeadline?: string;
}

interface Move {
  content: Pick<ScheduledContent, 'id' | 'title' | 'status'>;
  from: Dates;
  to: Dates;
}

/** Moving approved or rejected content returns it to draft, which moving it back would not undo. */
const isUndoable = ({ content }: Move) => content.status === 'draft';

const moveContent: Mutation<Move> = {
  send: ({ content: { id, status }, from, to }) =>
    editContent(id, { ...asSent(to), expectedStatus: status, expectedDate: sentDate(from.scheduledDate) }),
  done: ({ content, to }) => ({
    title: `Moved to ${formatWhen(to.scheduledDate)}`,
    subject: content.title,
    description: [
      to.approvalDeadline && `Approval is now due ${formatWhen(to.approvalDeadline)}.`,
      content.status !== 'draft' && 'It’s a draft again. Submit it for approval.',
    ]
      .filter(Boolean)
      .join(' '),
  }),
  failed: () => ({ title: 'Error', description: 'Couldn’t move the content' }),
  invalidates: [scheduledContentQueries.all()],
  undoneBy: (move) => (isUndoable(move) ? { ...move, from: move.to, to: move.from } : undefined),
  optimisticUpdate: ({ content: { id }, to }) => [
    optimisticRows<ScheduledContent>(scheduledContentQueries.lists(), (rows) =>
      rows.map((row) => (row.id === id ? { ...row, ...to, status: 'draft' } : row)),
    ),
  ],
};

/** Moves content to another day, at the same time if it has one. */
function useMoveContent() {
  const { send, isSending } = useRestMutation(moveContent);
  const move = (content: ScheduledContent, day: string) => {
    const { id, title, status } = content;
    const scheduledDate = onDay(day, content.scheduledDate);
    const isLate = new Date(content.approvalDeadline) > new Date(scheduledDate);
    send({
      content: { id, title, status },
      from: {
        scheduledDate: content.scheduledDate,
        ...(isLate && { approvalDeadline: content.approvalDeadline }),
      },
      to: { scheduledDate, ...(isLate && { approvalDeadline: scheduledDate }) },
    });
  };
  return { move, isSending };
}

/** The API reads midnight UTC as a day, so days are sent that way. */
const asSent = ({ scheduledDate, approvalDeadline }: Dates): Dates => ({
  scheduledDate: sentDate(scheduledDate),
  ...(approvalDeadline && { approvalDeadline: sentDate(approvalDeadline) }),
});

const sentDate = (iso: string) => (isWholeDay(iso) ? restaurantDay(iso) : iso);

/** Content in order of urgency. */
function ContentList() {
  const list = useGrowingList(scheduledContentQueries.list());
  const { area, restore } = useRowFocus();
  return (
    <div ref={area}>
      <OpenContent rows={list.rows ?? []} afterClose={restore} />
      <ListView
        list={list}
        loading="Loading scheduled content..."
        failed="Couldn’t load content."
        empty="No scheduled content yet"
      >
        {(contents) => (
          <>
            <ContentSections contents={contents} />
            {list.hasOlder && (
              <ListRemark>
                Only the latest {contents.length} are shown.
                <Button loading={list.isReadingOlder} onClick={list.showOlder}>
                  Show older content
                </Button>
              </ListRemark>
            )}
          </>
        )}
      </ListView>
    </div>
  );
}

function ContentSections({ contents }: { contents: readonly ScheduledContent[] }) {
  useToday(); // Not memoized: a deadline may pass while the list is on screen.
  const parts = sections(contents, new Date());
  const isDrawn = useDrawnRows(parts.flatMap(({ rows }) => rows));
  return parts.map(({ standing, title, rows }) => (
    <section key={standing} className={styles.section} aria-labelledby={`section-${standing}`}>
      <Flex
        component="h2"
        gap="small"
        align="baseline"
        id={`section-${standing}`}
        className={styles.heading}
        {...headingMark}
      >
        {title} <span className="soft">{rows.length}</span>
      </Flex>
      <CardGrid>
        {rows.map((content) =>
          isDrawn(content) ? (
            <ContentCard key={content.id} content={content} standing={standing} />
          ) : (
            <RowPlace key={content.id} id={content.id} />
          ),
        )}
      </CardGrid>
    </section>
  ));
}

const LEGEND = Object.values(STANDINGS);

/** Content of the days of a month. */
function ContentCalendar({ moves }: { moves: Moves }) {
  const { month, from, before } = useMonth();
  const { data, error, refetch } = useQuery(scheduledContentQueries.days(from, before).page());
  const { area, restore } = useRowFocus();
  const { planned, opening } = usePlanned(moves);
  return (
    <div ref={area}>
      <OpenContent rows={data?.rows ?? []} afterClose={restore} />
      <MonthView month={month} legend={LEGEND}>
        <ListView
          list={{ rows: data && [data.rows], error, retry: () => void refetch() }}
          loading="Loading calendar..."
          failed="Couldn’t load the calendar."
        >
          {([rows = []]) => (
            <MonthDays
              caption={`Content of ${monthName(month)}`}
              month={month}
              // The earliest first.
              items={rows.toReversed().map(planned)}
              {...opening(rows)}
            />
          )}
        </ListView>
      </MonthView>
    </div>
  );
}

function ContentSummary() {
  const { data } = useQuery(scheduledContentQueries.summary());
  return (
    <FigureTiles
      tiles={[
        { title: 'Total Content', figure: data?.total, hint: 'All time' },
        { title: 'Needs Approval', figure: data?.needsApproval, hint: 'Drafts past their deadline now' },
        { title: 'Draft Items', figure: data?.drafts, hint: 'Now' },
        { title: 'Published', figure: data?.published, hint: 'All time' },
      ]}
    />
  );
}

const loadNewContent = async () => (await import('./new-content')).NewContent;

/** Content planned for the website and elsewhere, as a list, a board or a calendar (`?show=`). */
export function ContentSchedule() {
  const view = useView();
  const moves = useMoveContent();
  const writing = useNewDialog();

  return (
    <Flex vertical gap="middle">
      <ContentSummary />
      <div className="toolbar">
        <ViewChoice />
        <Button type="primary" onClick={writing.open}>
          Schedule Content
        </Button>
      </div>
      {view === 'list' ? (
        <ContentList />
      ) : (
        <ContentCalendarProvider>
          {view === 'board' ? <ContentBoard moves={moves} /> : <ContentCalendar moves={moves} />}
        </ContentCalendarProvider>
      )}
      <NewDialog dialog={writing} load={loadNewContent} with={{}} />
    </Flex>
  );
}
