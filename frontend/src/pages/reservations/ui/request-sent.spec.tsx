import { cleanup, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { phoneHref, restaurantNow } from '@/entities/restaurant';
import { renderScreen } from '@/shared/testing';
import { RequestSent } from './reservations-page';

type Requested = ComponentProps<typeof RequestSent>['requested'];

const show = (changes: Partial<Requested> = {}) => {
  const expected = {
    id: '1',
    customerName: 'Ada',
    customerEmail: 'ada@guests.example',
    status: 'pending',
    preferredDate: '2027-01-11',
    preferredTime: '12:30 PM',
    partySize: '2',
    createdAt: '2027-01-04T15:00:00.000Z',
    answerBy: '2027-01-05T15:00:00.000Z',
  };
  renderScreen(<RequestSent requested={{ ...expected, ...changes } as Requested} onAgain={() => undefined} />);
};

it('links to the guest page if the restaurant has it turned on', () => {
  show({ guestPage: 'https://bistro.example/table#abc' });
  const link = screen.getByRole('link', { name: 'Change or cancel your reservation' });
  expect(link).toHaveAttribute('href', 'https://bistro.example/table#abc');
});

it('says until when a reply comes, and shows the phone number for a visit today', () => {
  const { date } = restaurantNow();
  show({ preferredDate: date, answerBy: new Date(Date.now() + 3_600_000).toISOString() });
  expect(screen.getByText(/You’ll hear back by/)).toBeVisible();
  expect(within(screen.getByText(/^Need a table today\? Call us:/)).getByRole('link')).toHaveAttribute(
    'href',
    phoneHref(),
  );
});

it('shows no past deadline, and no phone number for a visit on another day', () => {
  show({ answerBy: new Date(Date.now() - 60_000).toISOString() });
  expect(screen.getByText(/replies as soon as possible/)).toBeVisible();
  expect(screen.queryByText(/Need a table today/)).not.toBeInTheDocument();
});

it('shows the phone number if there is no guest page', () => {
  show();
  expect(screen.queryByRole('link', { name: 'Change or cancel your reservation' })).not.toBeInTheDocument();
  expect(screen.getByText(/plans changed\? Call us:/)).toBeInTheDocument();
});

it('offers a calendar file for a confirmed table, and none for a request', () => {
  const calendar = '/api/guest-table/abc/table.ics';
  show({ status: 'confirmed', calendar });
  const link = screen.getByRole('link', { name: 'Add to My Calendar' });
  expect(link).toHaveAttribute('href', calendar);
  // With it, an iPhone would save the file instead of opening the calendar.
  expect(link).not.toHaveAttribute('download');
  cleanup();
  show();
  expect(screen.queryByRole('link', { name: 'Add to My Calendar' })).toBeNull();
});
