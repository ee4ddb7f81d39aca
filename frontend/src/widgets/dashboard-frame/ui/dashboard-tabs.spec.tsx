import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router';
import { renderScreen } from '@/shared/testing';
import type { Tab } from '../model/places';
import { DashboardTabs } from './dashboard-tabs';

const POLL_MS = 15_000;
const onAsk = jest.fn();

function Waiting() {
  useQuery({
    queryKey: ['waiting'],
    queryFn: () => {
      onAsk();
      return 'three';
    },
    refetchInterval: POLL_MS,
  });
  return <p>Who waits</p>;
}

const tabs: Tab[] = [
  { key: 'waiting', label: 'Waiting', count: 3, panel: () => Promise.resolve(Waiting) },
  {
    key: 'history',
    label: 'History',
    panel: [
      { key: 'visits', label: 'Visits', panel: () => Promise.resolve(() => <p>Past visits</p>) },
      { key: 'letters', label: 'Letters', panel: () => Promise.resolve(() => <p>Old letters</p>) },
    ],
  },
];

const Address = () => <output>{useLocation().search}</output>;

const show = (search = '') =>
  renderScreen(
    <>
      <DashboardTabs tabs={tabs} />
      <Address />
    </>,
    { at: `/staff/dashboard${search}` },
  );

beforeEach(() => {
  onAsk.mockClear();
});

it('shows the tab and the view that the URL names', async () => {
  show('?tab=history&view=letters');
  expect(await screen.findByText('Old letters')).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: 'Waiting (3)' })).toHaveAttribute('aria-selected', 'false');
});

it.each(['', '?tab=nonsense'])('shows the first tab at the address "%s"', async (search) => {
  show(search);
  expect(await screen.findByText('Who waits')).toBeInTheDocument();
});

it('keeps the place in the URL, and drops parameters of the previous tab', async () => {
  const { user } = show('?tab=waiting&open=1&dialog=manage');
  await user.click(screen.getByRole('tab', { name: 'History' }));
  expect(await screen.findByText('Past visits')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('?tab=history');
  await user.click(screen.getByRole('tab', { name: 'Letters' }));
  expect(await screen.findByText('Old letters')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('?tab=history&view=letters');
});

it('marks the pressed tab before its content renders', async () => {
  const frames: FrameRequestCallback[] = [];
  const hold = jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  const { user } = show();
  await screen.findByText('Who waits');
  const history = screen.getByRole('tab', { name: 'History' });
  await user.click(history);
  const isMarked = () => history.closest('[data-pressed]') !== null;
  expect(isMarked()).toBe(true);
  expect(screen.getByText('Who waits')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('');

  hold.mockRestore();
  act(() => {
    for (const frame of frames) frame(0);
  });
  expect(await screen.findByText('Past visits')).toBeInTheDocument();
  expect(history).toHaveAttribute('aria-selected', 'true');
});

it.each(['{Enter}', ' '])('goes from tab to tab by the arrow keys and opens one by "%s"', async (key) => {
  const { user } = show();
  await screen.findByText('Who waits');
  act(() => {
    screen.getByRole('tab', { name: 'Waiting (3)' }).focus();
  });
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'History' })).toHaveFocus();
  expect(screen.getByText('Who waits')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('');
  await user.keyboard(key);
  expect(await screen.findByText('Past visits')).toBeInTheDocument();
});

it('requests nothing for tabs that are not open', async () => {
  const { user, client } = show();
  await screen.findByText('Who waits');
  await waitFor(() => {
    expect(onAsk).toHaveBeenCalledTimes(1);
  });
  await user.click(screen.getByRole('tab', { name: 'History' }));
  await screen.findByText('Past visits');
  expect(screen.queryByText('Who waits')).not.toBeInTheDocument();
  await act(() => client.invalidateQueries({ queryKey: ['waiting'] }));
  expect(
    client
      .getQueryCache()
      .find({ queryKey: ['waiting'] })
      ?.getObserversCount(),
  ).toBe(0);
  expect(onAsk).toHaveBeenCalledTimes(1);
});
