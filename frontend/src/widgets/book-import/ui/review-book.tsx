import { Button, Flex } from 'antd';
import { type BookPlan, type BookPreview, rejectedRows } from '@/entities/reservation';
import { formatDate } from '@/entities/restaurant';
import { counted, formatNumber } from '@/shared/lib/numbers';
import { FigureTiles } from '@/shared/ui/figure-tiles';
import { StatusTag, type Tone } from '@/shared/ui/status-tag';
import { Table } from '@/shared/ui/table';
import styles from '@/shared/ui/table-import.module.css';
import { useStartBook } from '../api';

type Row = BookPreview['rows'][number];
type Year = BookPreview['years'][number];

const RESULTS: Readonly<Record<NonNullable<Row['result']>, string>> = {
  completed: 'Completed',
  'no-show': 'No-show',
  canceled: 'Canceled',
  declined: 'Declined',
};

const OUTCOMES: Readonly<Record<Row['outcome'], { label: string; tone: Tone }>> = {
  added: { label: 'New', tone: 'good' },
  skipped: { label: 'Already there', tone: 'quiet' },
  refused: { label: 'Rejected', tone: 'bad' },
};

interface ReviewBookProps {
  id: string;
  plan: BookPlan;
  preview: BookPreview;
  onBack: () => void;
}

/** Shows what the import would do. */
export function ReviewBook({ id, plan, preview, onBack }: ReviewBookProps) {
  const { send, isPending } = useStartBook(id);
  const { added, skipped, refused, upcoming, results, years, guestNotes, unreadEmails, rows } = preview;
  return (
    <div className={styles.step}>
      <FigureTiles
        tiles={[
          { title: 'Completed', figure: results.completed, hint: 'Would be imported' },
          { title: 'No-shows', figure: results.noShow, hint: 'Would be imported' },
          { title: 'Canceled or declined', figure: results.canceled + results.declined, hint: 'Would be imported' },
          { title: 'Already there', figure: skipped, hint: 'Left unchanged' },
          { title: 'Rejected', figure: refused, hint: 'Left out' },
        ]}
      />
      {years.length > 0 && (
        <div role="region" aria-label="By year" tabIndex={0} className="scroll-x">
          <Table<Year>
            rowKey="year"
            size="small"
            pagination={false}
            dataSource={[...years]}
            columns={[
              { title: 'Year', dataIndex: 'year' },
              { title: 'Completed', dataIndex: 'completed', align: 'right', render: formatNumber },
              { title: 'No-shows', dataIndex: 'noShow', align: 'right', render: formatNumber },
              { title: 'Canceled', dataIndex: 'canceled', align: 'right', render: formatNumber },
              { title: 'Declined', dataIndex: 'declined', align: 'right', render: formatNumber },
            ]}
          />
        </div>
      )}
      <ul className="bullets">
        {guestNotes > 0 && <li>{counted(guestNotes, 'row has', 'rows have')} a note about the guest.</li>}
        {unreadEmails > 0 && (
          <li>
            {counted(unreadEmails, 'email address', 'email addresses')} can’t be read and will be left out. The rest of
            those rows is imported.
          </li>
        )}
        {upcoming > 0 && (
          <li>
            {counted(upcoming, 'reservation isn’t', 'reservations aren’t')} over yet. Enter{' '}
            {upcoming === 1 ? 'it' : 'each'} with “New request”, so that seats are held and the guest hears from you.
          </li>
        )}
        {refused > 0 && <li>Rejected rows are left out. You can correct them in the file and import it again.</li>}
      </ul>
      {refused > 0 && (
        <a href={rejectedRows(id)} download>
          Download rejected rows
        </a>
      )}
      <ul className={styles.rows} aria-label="First rows">
        {rows.map(({ line, outcome, reason, name, date, time, partySize, result }) => (
          <li key={line}>
            <span className="soft">Line {line}</span>
            <StatusTag tone={OUTCOMES[outcome].tone}>{OUTCOMES[outcome].label}</StatusTag>
            <span>
              {[
                name,
                date && `${formatDate(date)}, ${time}`,
                partySize && `party of ${partySize}`,
                result && RESULTS[result],
                reason,
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      <Flex gap="small" wrap justify="end">
        <Button onClick={onBack}>Back</Button>
        <Button
          type="primary"
          loading={isPending}
          disabled={added === 0}
          onClick={() => {
            send(plan);
          }}
        >
          {added === 0 ? 'Nothing to import' : `Import ${counted(added, 'reservation', 'reservations')}`}
        </Button>
      </Flex>
    </div>
  );
}
