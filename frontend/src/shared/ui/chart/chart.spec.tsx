import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BarChart, BarList, ColumnStrip, LineChart } from '.';

const SERIES = [
  { name: 'Received', color: 'teal' },
  { name: 'No-shows', color: 'ruby' },
] as const;
const days = (count: number, values: (day: number) => readonly number[]) =>
  Array.from({ length: count }, (_, index) => ({ label: `Day, Nov ${String(index + 1)}`, values: values(index + 1) }));
const CHARTS = [
  { kind: 'bars', Chart: BarChart },
  { kind: 'lines', Chart: LineChart },
];

describe.each(CHARTS)('a chart of $kind', ({ Chart }) => {
  const show = (rows: ReturnType<typeof days>) => {
    const { container } = render(<Chart title="Requests" rowsAre="Day" series={SERIES} rows={rows} />);
    return [...container.querySelectorAll('svg text')].map(({ textContent }) => textContent);
  };

  it('has round numbers on its grid lines, and dates without the weekday', () => {
    expect(show(days(3, (day) => [day * 1000, 0]))).toEqual([
      '0',
      '1,000',
      '2,000',
      '3,000',
      'Nov 1',
      'Nov 2',
      'Nov 3',
    ]);
  });

  it('has no fractions, and as many dates as fit, always the last one', () => {
    expect(show(days(30, () => [1, 0]))).toEqual([
      '0',
      '1',
      'Nov 2',
      'Nov 6',
      'Nov 10',
      'Nov 14',
      'Nov 18',
      'Nov 22',
      'Nov 26',
      'Nov 30',
    ]);
  });

  it('says that there is no data, and keeps the table for screen readers', () => {
    expect(show(days(3, () => [0, 0]))).toEqual([]);
    expect(screen.getByText('No data in this period.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show as table' })).not.toBeInTheDocument();
    expect(screen.getByRole('table', { name: 'Requests' })).toBeInTheDocument();
  });
});

it('says in a list of bars that there is no data', () => {
  render(<BarList title="Top pages" rows={[]} />);
  expect(within(screen.getByRole('region', { name: 'Top pages' })).getByText('No data in this period.')).toBeVisible();
});

it('shows small columns with their numbers and short times, in words for screen readers', async () => {
  const press = jest.fn();
  render(
    <ColumnStrip
      label="Guests by half hour"
      caption="Arrivals per half hour, up to 8"
      cap={8}
      columns={[
        { label: '12:30 PM', value: 9, words: '12:30 PM: 9 guests', onPress: press },
        { label: '1:00 PM', value: 0, pending: 2, words: '1:00 PM: 0 guests, 2 more pending' },
      ]}
    />,
  );
  const list = within(screen.getByRole('list', { name: 'Guests by half hour' }));
  await userEvent.click(list.getByRole('button', { name: '12:30 PM: 9 guests' }));
  expect(press).toHaveBeenCalledTimes(1);
  expect(list.getByText('1:00 PM: 0 guests, 2 more pending')).toBeInTheDocument();
  expect(list.getByText('12:30')).toBeVisible();
});

it('thins out the times of a long day, which would overlap', () => {
  const columnsOf = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ label: `${String(index)}:00`, value: 1, words: String(index) }));
  const { rerender } = render(<ColumnStrip label="Guests" cap={null} columns={columnsOf(15)} />);
  expect(screen.getByRole('list', { name: 'Guests' })).not.toHaveAttribute('data-many');
  rerender(<ColumnStrip label="Guests" cap={null} columns={columnsOf(28)} />);
  expect(screen.getByRole('list', { name: 'Guests' })).toHaveAttribute('data-many');
});
