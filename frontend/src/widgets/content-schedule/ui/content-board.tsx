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

/** A card may stand in another column when its dialog closes: the dialog is the board's, and reads what it is about. */
const NO_ROWS: readonly ScheduledContent[] = [];

/** What is planned, by how it stands. */
export function ContentBoard({ moves }: { moves: Moves }) {
  const { area, restore } = useRowFocus();
  useToday(); // A deadline passes while somebody looks.
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
  // One that was just submitted goes to another column.
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

/** By date; of what is published the newest. */
function inOrder(rows: readonly ScheduledContent[]): ScheduledContent[] {
  const ordered = rows.toSorted((one, other) => Date.parse(one.scheduledDate) - Date.parse(other.scheduledDate));
  return rows[0]?.status === 'published' ? ordered.reverse() : ordered;
}
