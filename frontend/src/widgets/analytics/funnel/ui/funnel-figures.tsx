import { useQuery } from '@tanstack/react-query';
import { Flex } from 'antd';
import { useId, useState } from 'react';
import { funnelQueries, type FunnelRow } from '@/entities/page-view';
import { formatShortDay } from '@/entities/restaurant';
import { formatNumber } from '@/shared/lib/numbers';
import { AnswerView } from '@/shared/ui/answer-view';
import { BarList, tickText } from '@/shared/ui/chart';
import { EmptyState } from '@/shared/ui/empty-state';
import { LazyPart } from '@/shared/ui/lazy-part';
import { Select } from '@/shared/ui/select';
import { Skeleton } from '@/shared/ui/skeleton';
import { Table } from '@/shared/ui/table';
import styles from './funnel-figures.module.css';

/** The steps of the guest journey in order, with their column headings. */
const STEPS = [
  { key: 'landed', label: 'Visited the website', short: 'Visits' },
  { key: 'menuSeen', label: 'Saw the menu', short: 'Menu' },
  { key: 'begun', label: 'Started a request', short: 'Started' },
  { key: 'sent', label: 'Sent it', short: 'Sent' },
  { key: 'confirmed', label: 'Were confirmed', short: 'Confirmed' },
  { key: 'arrived', label: 'Arrived', short: 'Arrived' },
] as const satisfies readonly { key: keyof FunnelRow; label: string; short: string }[];

type Figures = Record<(typeof STEPS)[number]['key'], number>;

function sumOf(rows: readonly FunnelRow[]): Figures {
  const total = (key: keyof Figures) => rows.reduce((sum, row) => sum + row[key], 0);
  return {
    landed: total('landed'),
    menuSeen: total('menuSeen'),
    begun: total('begun'),
    sent: total('sent'),
    confirmed: total('confirmed'),
    arrived: total('arrived'),
  };
}

/** Adds up rows with the same week or source. */
const sumsBy = (rows: readonly FunnelRow[], key: 'week' | 'acquisitionSource') =>
  [...Map.groupBy(rows, (row) => row[key])].map(([name, group]) => ({ name, ...sumOf(group) }));

const WORDS: Readonly<Record<string, string>> = { direct: 'Direct or unknown', other: 'Other sources' };

const sourceLabel = (acquisitionSource: string) => WORDS[acquisitionSource] ?? acquisitionSource;

type Row = Figures & { name: string; label: string };

interface FunnelTableProps {
  title: string;
  /** Heading of the first column. */
  rowsAre: string;
  rows: readonly Row[];
}

function FunnelTable({ title, rowsAre, rows }: FunnelTableProps) {
  const id = useId();
  return (
    <Flex component="section" vertical gap={12}>
      <h3 id={id} className="xl">
        {title}
      </h3>
      {/* On a phone it is wider than the screen, and must also scroll by keyboard. */}
      <div className={`scroll-x ${styles.wide ?? ''}`} role="region" aria-labelledby={id} tabIndex={0}>
        <Table<Row>
          columns={[
            { title: rowsAre, dataIndex: 'label', rowScope: 'row' },
            ...STEPS.map(({ key, short }) => ({
              title: short,
              dataIndex: key,
              align: 'end' as const,
              render: formatNumber,
            })),
          ]}
          dataSource={rows}
          rowKey="name"
          size="small"
          pagination={false}
        />
      </div>
    </Flex>
  );
}

const loadCardMaker = async () => (await import('./card-maker')).CardMaker;

/** The guest journey by week and source. */
export function FunnelFigures() {
  const rows = useQuery(funnelQueries.rows());
  return (
    <Flex component="section" vertical gap="large" aria-labelledby="funnel">
      <Flex component="header" vertical gap={6}>
        <h2 id="funnel">From page to plate</h2>
        <p className="soft">Last eight weeks, counted without cookies. A request counts in the week it was sent.</p>
      </Flex>
      <AnswerView answer={rows} loading="Loading stats..." failed="Couldn’t load stats.">
        {(answer) => (answer.length > 0 ? <FunnelChart rows={answer} /> : <EmptyState text="No visits yet." />)}
      </AnswerView>
      <LazyPart load={loadCardMaker} waiting={<Skeleton />} with={{}} />
    </Flex>
  );
}

const ALL = '';

function FunnelChart({ rows }: { rows: readonly FunnelRow[] }) {
  const [chosen, setChosen] = useState(ALL);
  const id = useId();
  const bySource = sumsBy(rows, 'acquisitionSource').toSorted((one, other) => other.landed - one.landed);
  const source = bySource.some(({ name }) => name === chosen) ? chosen : ALL;
  const shown = source === ALL ? rows : rows.filter(({ acquisitionSource }) => acquisitionSource === source);
  const sum = sumOf(shown);
  return (
    <>
      <Flex gap="4px 12px" wrap align="center">
        <label htmlFor={id}>Source</label>
        <Select
          id={id}
          style={{ width: 'min(100%, 280px)' }}
          value={source}
          onChange={setChosen}
          options={[
            { value: ALL, label: 'All sources' },
            ...bySource.map(({ name }) => ({ value: name, label: sourceLabel(name) })),
          ]}
        />
      </Flex>
      <BarList
        title={source === ALL ? 'All sources' : sourceLabel(source)}
        rows={STEPS.map(({ key, label }) => ({ label, value: sum[key], valueText: share(sum[key], sum.landed) }))}
      />
      <FunnelTable
        title="By week"
        rowsAre="Week from"
        rows={sumsBy(shown, 'week').map((row) => ({ ...row, label: tickText(formatShortDay(row.name)) }))}
      />
      <FunnelTable
        title="By source"
        rowsAre="Source"
        rows={bySource.map((row) => ({ ...row, label: sourceLabel(row.name) }))}
      />
    </>
  );
}

const share = (part: number, whole: number) =>
  whole === 0 ? formatNumber(part) : `${formatNumber(part)} (${String(Math.round((part / whole) * 100))}%)`;
