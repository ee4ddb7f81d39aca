import { screen } from '@testing-library/react';
import { renderScreen } from '@/shared/testing';
import { FilterBar } from './filter-bar';

const { matchMedia } = window;
afterEach(() => {
  window.matchMedia = matchMedia;
});

const show = (search?: string) =>
  renderScreen(
    <FilterBar names={['status']} {...(search !== undefined && { search })}>
      <input aria-label="Status" />
    </FilterBar>,
  );

const onAPhone = () => {
  window.matchMedia = (query) => ({ ...matchMedia(query), matches: query === '(max-width: 640px)' });
};

it('shows its filters on wide screens', () => {
  show('Search requests');
  expect(screen.getByLabelText('Status')).toBeInTheDocument();
});

it('shows them on a phone on request', async () => {
  onAPhone();
  const { user } = show('Search requests');
  expect(screen.queryByLabelText('Status')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  expect(screen.getByLabelText('Status')).toBeInTheDocument();
});

it('shows them right away when there is no search field', () => {
  onAPhone();
  show();
  expect(screen.getByLabelText('Status')).toBeInTheDocument();
});

it('has no button if there is only the search', () => {
  onAPhone();
  renderScreen(<FilterBar names={[]} search="Search requests" />);
  expect(screen.getByLabelText('Search requests')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Filters' })).not.toBeInTheDocument();
});
