import { useQuery } from '@tanstack/react-query';
import { Button, Flex } from 'antd';
import { bookExport, type ReportedDay, reservationQueries } from '@/entities/reservation';
import { formatDay, restaurant, useToday } from '@/entities/restaurant';
import { useAddress } from '@/shared/lib/address';
import { formatNumber } from '@/shared/lib/numbers';
import { AnswerView } from '@/shared/ui/answer-view';
import { EmptyState } from '@/shared/ui/empty-state';
import { FilterField } from '@/shared/ui/filters';
import { searchAmong, Select } from '@/shared/ui/select';
import { Table } from '@/shared/ui/table';
import styles from './month-report.module.css';

const MONTH = /^(?!0000)\d{4}-(0[1-9]|1[0-2])$/;
/** How far back years are offered; an imported book may be older, its years are in the URL. */
const YEARS_BACK = 15;

const COLUMNS = {
  requests: 'Requests',
  parties: 'Parties',
  covers: 'Covers',
  walkIns: 'Walk-ins',
  noShows: 'No-shows',
  noShowCovers: 'No-show covers',
  cancellations: 'Cancellations',
  declined: 'Declined',
} satisfies Partial<Record<keyof ReportedDay, string>>;
type Column = keyof typeof COLUMNS;
const columns = Object.entries(COLUMNS) as [Column, string][];

/** In place of a date, for the last row. */
const TOTAL = 'Total';

/** The days on which something happened, and their total. */
function rowsOf(days: readonly ReportedDay[]): ReportedDay[] {
  const busy = days.filter((day) => columns.some(([column]) => day[column] > 0));
  if (busy.length === 0) return [];
  const sums = columns.map(([column]) => [column, busy.reduce((sum, day) => sum + day[column], 0)]);
  return [...busy, { date: TOTAL, ...(Object.fromEntries(sums) as Record<Column, number>) }];
}

const inWords = (month: string) =>
  new Date(`${month}-15T12:00:00Z`).toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0')).map((value) => ({
  value,
  label: inWords(`2000-${value}`).replace(/ .*/, ''),
}));

/** Next year, for reservations made ahead, and those before, with the shown one. */
function yearsAround(thisYear: number, shown: string) {
  const offered = Array.from({ length: YEARS_BACK + 2 }, (_, index) => String(thisYear + 1 - index).padStart(4, '0'));
  const years = offered.includes(shown) ? offered : [...offered, shown].toSorted().toReversed();
  return years.map((value) => ({ value, label: value }));
}

/** A month in numbers for the bookkeeper, on screen, on paper and as a file. The URL names the month. */
export function MonthReport() {
  const today = useToday();
  const { parameters, change } = useAddress();
  const named = parameters.get('month') ?? '';
  const month = MONTH.test(named) ? named : today.slice(0, 7);
  const [year = '', monthOfYear = ''] = month.split('-');
  const years = yearsAround(Number(today.slice(0, 4)), year);
  const report = useQuery(reservationQueries.report(month));
  return (
    <Flex vertical gap="middle" className={styles.report}>
      <Flex gap="middle" wrap align="end" className="no-print">
        <FilterField label="Month">
          {(id) => (
            <Select
              id={id}
              value={monthOfYear}
              options={MONTHS}
              showSearch={searchAmong(MONTHS)}
              onChange={(chosen) => {
                change({ month: `${year}-${chosen}` });
              }}
            />
          )}
        </FilterField>
        <FilterField label="Year">
          {(id) => (
            <Select
              id={id}
              value={year}
              options={years}
              showSearch={searchAmong(years)}
              onChange={(chosen) => {
                change({ month: `${chosen}-${monthOfYear}` });
              }}
            />
          )}
        </FilterField>
        <Button
          onClick={() => {
            window.print();
          }}
        >
          Print or save as PDF
        </Button>
        <Button href={bookExport(month)}>Download every reservation (CSV)</Button>
      </Flex>
      <h2>Reservations in {inWords(month)}</h2>
      <AnswerView answer={report} loading="Loading the report..." failed="Couldn’t load the report.">
        {(days) => (
          // Keys scroll it on narrow screens.
          <div role="region" aria-label="Each day" tabIndex={0} className={`scroll-x ${styles.days ?? ''}`}>
            <Table<ReportedDay>
              rowKey="date"
              size="small"
              pagination={false}
              dataSource={rowsOf(days)}
              rowClassName={({ date }) => (date === TOTAL ? (styles.total ?? '') : '')}
              locale={{ emptyText: <EmptyState text="No reservations in this month." /> }}
              columns={[
                {
                  title: 'Day',
                  dataIndex: 'date',
                  render: (date: string) => (date === TOTAL ? date : formatDay(date)),
                },
                ...columns.map(([column, title]) => ({
                  title,
                  dataIndex: column,
                  align: 'right' as const,
                  render: formatNumber,
                })),
              ]}
            />
          </div>
        )}
      </AnswerView>
      <p className="soft">
        {restaurant.name}. By the day of the visit. Covers are the guests of parties that came; a party of 10+ counts as
        10. Cancellations are guests who canceled a confirmed table.
      </p>
    </Flex>
  );
}
