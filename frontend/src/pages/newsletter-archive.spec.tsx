import { screen } from '@testing-library/react';
import { type PastNewsletter, setNewsletter } from '@/entities/newsletter';
import { renderScreen } from '@/shared/testing';
import { NewsletterPage } from './newsletter';
import { NewsletterArchivePage, PastNewsletterPage } from './newsletter-archive';

const SUMMER: PastNewsletter = {
  id: 'summer-0000aaaa',
  title: 'Summer',
  excerpt: 'Hello friend',
  date: '2026-08-01',
  content: '<p>Hello friend, <a href="/times">come by</a></p>',
};

beforeEach(() => {
  setNewsletter(false);
});

it('lists past newsletters with links to them', () => {
  renderScreen(<NewsletterArchivePage newsletters={[SUMMER]} />);
  expect(screen.getByRole('link', { name: 'Summer' })).toHaveAttribute('href', '/newsletter/archive/summer-0000aaaa');
  expect(screen.getByText('August 1, 2026')).toBeInTheDocument();
  expect(screen.getByText('Hello friend')).toBeInTheDocument();
});

it('says when there are none yet, and when there is no archive', () => {
  const { unmount } = renderScreen(<NewsletterArchivePage newsletters={[]} />);
  expect(screen.getByText(/^Nothing here yet/)).toBeInTheDocument();
  unmount();
  renderScreen(<NewsletterArchivePage newsletters={null} />);
  expect(screen.getByText('There is no archive right now.')).toBeInTheDocument();
});

it('shows a newsletter, and where to sign up only while that is on', () => {
  renderScreen(<PastNewsletterPage newsletter={SUMMER} />).unmount();
  setNewsletter(true);
  renderScreen(<PastNewsletterPage newsletter={SUMMER} />);
  expect(screen.getByRole('heading', { name: 'Summer', level: 1 })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'come by' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Get Our Newsletter' })).toHaveAttribute('href', '/newsletter');
});

it.each([
  [true, 1],
  [false, 0],
])('is linked from the page to sign up while it is on (%j)', (isOn, links) => {
  setNewsletter(true);
  renderScreen(<NewsletterPage hasArchive={isOn} />);
  expect(screen.queryAllByRole('link', { name: 'Read past newsletters' })).toHaveLength(links);
});
