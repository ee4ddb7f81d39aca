import { screen, within } from '@testing-library/react';
import { renderScreen } from '@/shared/testing';
import { TimesPage } from './times';

it('links each free time to the request form, and says which parties it has room for', () => {
  renderScreen(
    <TimesPage
      days={[
        {
          date: '2026-11-23',
          times: [
            { time: '12:00 PM', upTo: '10+' },
            { time: '12:30 PM', upTo: '1' },
            { time: '1:00 PM', upTo: null },
          ],
        },
        { date: '2026-11-24', times: [] },
        { date: '2026-11-25', times: [] },
      ]}
    />,
  );
  const [monday, tuesday, wednesday] = screen.getAllByRole('region');
  const links = within(monday as HTMLElement).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['12:00 PM', '12:30 PM up to 1 person', '1:00 PM full']);
  expect(links[0]).toHaveAttribute('href', '/reservations?preferredDate=2026-11-23&preferredTime=12%3A00+PM');
  expect(tuesday).toHaveTextContent('No more times today');
  expect(wednesday).toHaveTextContent('Closed');
});

it('asks for a request when the free times are unknown', () => {
  renderScreen(<TimesPage days={null} />);
  expect(screen.getByRole('link', { name: 'Request a table' })).toHaveAttribute('href', '/reservations');
});
