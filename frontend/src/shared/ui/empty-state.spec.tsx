import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AntdProvider } from './antd';
import { EmptyState } from './empty-state';
import { ListView } from './list-view';
import { searchAmong, Select } from './select';

const LOADED = { error: null, retry: () => undefined };

it('says what is missing, with a hint and an action if there are any', () => {
  const { rerender } = render(<EmptyState text="No contacts yet." />);
  expect(screen.getByText('No contacts yet.').parentElement).toHaveTextContent(/^No contacts yet\.$/);
  rerender(<EmptyState text="No contacts yet." hint="Import a list." action={<a href="/import">Import</a>} />);
  expect(screen.getByText('Import a list.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Import' })).toBeVisible();
});

it('replaces the rows of a list that has none, unless the list has no text for it', () => {
  const list = (rows: readonly string[], empty?: string) => (
    <ListView list={{ ...LOADED, rows }} loading="Loading..." failed="Failed" empty={empty}>
      {(shown) => <p>{shown.length} rows</p>}
    </ListView>
  );
  const { rerender } = render(list([], 'No contacts yet.'));
  expect(screen.getByText('No contacts yet.')).toBeVisible();
  expect(screen.queryByText('0 rows')).not.toBeInTheDocument();
  rerender(list(['ada'], 'No contacts yet.'));
  expect(screen.getByText('1 rows')).toBeVisible();
  expect(screen.queryByText('No contacts yet.')).not.toBeInTheDocument();
  rerender(list([]));
  expect(screen.getByText('0 rows')).toBeVisible();
});

it('is also what a select shows whose search finds nothing', async () => {
  const options = Array.from({ length: 12 }, (_, index) => ({
    value: String(index),
    label: `Option ${String(index)}`,
  }));
  render(
    <AntdProvider>
      <Select aria-label="Choice" options={options} showSearch={searchAmong(options)} />
    </AntdProvider>,
  );
  await userEvent.type(screen.getByRole('combobox', { name: 'Choice' }), 'zzz');
  expect(await screen.findByText('No matches.')).toBeVisible();
});
