import { type ContentStatus, type ScheduledContent, scheduledContentQueries } from '@/entities/scheduled-content';
import { useToday } from '@/entities/restaurant';
import { submissionOf, useSubmitContent } from '../api/use-submit-content';
import { Board, BoardColumn } from '@/features/content-calendar';
import { useGrowingList } from '@/shared/api';
import { inWords } from '@/shared/lib/words';
import { useRowFocus } from '@/shared/ui/row-focus';
import { CardFacts } from '@/shared/ui/item-card';
import type { Moves } from '../model/planned-content';
import { STANDINGS } from '../model/standing';
import { OpenContent } from './open-content';
import { usePlanned } from './use-planned';

const COLUMNS: readonly { status: ContentStatus; title: string }[] = [
  { status: 'draft', title: 'Drafts' },
  { status: 'submitted', title: 'In review' },
  { status: 'approved', title: 'Approved' },
  { status: 'published', title: 'Published' },
  { status: 'rejected', title: 'Rejected' },
];

/** No rows to search: a card may be in another column when its dialog closes, so the board's dialog loads its item. */
const NO_ROWS: readonly ScheduledContent[] = [];

/** Planned content by status. */
export function ContentBoard({ moves }: { moves: Moves }) {
  const { area, restore } = useRowFocus();
  useToday(); // Not memoized: a deadline may pass while the board is on screen.
  return (
    <div ref={area}>
      <OpenContent rows={NO_ROWS} afterClose={restore} />
      <Board label="Content by status">
        {COLUMNS.map((column) => (
          <Column key={column.status} {...column} moves={moves} />
        ))}
      </Board>
    </div>
  );
}

interface ColumnProps {
  status: ContentStatus;
  title: string;
  moves: Moves;
}

function Column({ status, title, moves }: ColumnProps) {
  const list = useGrowingList(scheduledContentQueries.ofStatus(status));
  const { planned, opening } = usePlanned(moves);
  const submit = useSubmitContent();
  // An optimistically submitted item belongs to another column.
  const rows = inOrder((list.rows ?? []).filter((row) => row.status === status));
  return (
    <BoardColumn
      name={status}
      title={title}
      usual={STANDINGS[status].label}
      list={list}
      items={rows.map((row) => ({
        ...planned(row),
        ...(row.status === 'draft' && { dropOn: { submitted: () => submit.send(submissionOf(row)) } }),
      }))}
      failed="Couldn’t load content."
      facts={(id) => <Facts content={rows.find((row) => row.id === id)} />}
      {...opening(rows)}
    />
  );
}

const Facts = ({ content }: { content: ScheduledContent | undefined }) =>
  content && (
    <CardFacts>
      <span>{inWords(content.contentType)}</span>
      {content.priority === 'high' && <span>High priority</span>}
    </CardFacts>
  );

/** By date; published content newest first. */
function inOrder(rows: readonly ScheduledContent[]): ScheduledContent[] {
  const ordered = rows.toSorted((one, other) => Date.parse(one.scheduledDate) - Date.parse(other.scheduledDate));
  return rows[0]?.status === 'published' ? ordered.reverse() : ordered;
}
