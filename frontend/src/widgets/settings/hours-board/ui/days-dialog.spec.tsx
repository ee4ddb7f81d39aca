import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { fakeServer, renderScreen } from '@/shared/testing';
import { DaysDialog } from './days-dialog';

const DAYS = {
  id: 'one',
  from: '2027-01-05',
  to: '2027-01-05',
  note: 'A wedding',
  updatedAt: '2026-12-01T10:00:00.000Z',
  spans: [
    { opens: '10:00', closes: '12:00' },
    { opens: '14:00', closes: '16:00' },
  ],
};

const noop = () => undefined;

afterEach(() => {
  sessionStorage.clear();
});

function AddDays() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Add days
      </button>
      <DaysDialog days={null} today="2026-12-01" booked={[]} open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

it('keeps the hours of a new special day through Escape and a reload', async () => {
  const calls = fakeServer(() => ({ body: {} }));
  const first = renderScreen(<AddDays />, { at: '/admin/hours' });
  await first.user.click(screen.getByRole('button', { name: 'Add days' }));
  fireEvent.change(await screen.findByLabelText('First day'), { target: { value: '2026-12-24' } });
  await first.user.click(screen.getByRole('button', { name: 'Add hours on these days' }));
  fireEvent.change(screen.getByLabelText('these days closes'), { target: { value: '13:00' } });
  await first.user.keyboard('{Escape}');
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  await first.user.click(screen.getByRole('button', { name: 'Add days' }));
  expect(await screen.findByLabelText('these days closes')).toHaveValue('13:00');
  first.unmount();

  const { user } = renderScreen(<AddDays />, { at: '/admin/hours' });
  await user.click(screen.getByRole('button', { name: 'Add days' }));
  expect(await screen.findByLabelText('First day')).toHaveValue('2026-12-24');
  await user.click(screen.getByRole('button', { name: 'Save days' }));
  await waitFor(() => {
    expect(calls[0]?.body).toMatchObject({ from: '2026-12-24', spans: [{ opens: '10:00', closes: '13:00' }] });
  });
});

it("keeps a midday break when only the day's note changes", async () => {
  const calls = fakeServer(() => ({ body: {} }));
  const { user } = renderScreen(<DaysDialog days={DAYS} today="2026-12-01" booked={[]} open onClose={noop} />, {
    at: '/admin/hours',
  });
  await user.type(await screen.findByLabelText('Note for guests (optional)'), '!');
  await user.click(screen.getByRole('button', { name: 'Save days' }));
  await waitFor(() => {
    expect(calls[0]?.body).toMatchObject({ spans: DAYS.spans, note: 'A wedding!', seen: DAYS.updatedAt });
  });
});

it('saves a closure without hours, and requires complete hours before sending', async () => {
  const calls = fakeServer(() => ({ body: {} }));
  const { user } = renderScreen(
    <DaysDialog days={{ ...DAYS, spans: [] }} today="2026-12-01" booked={[]} open onClose={noop} />,
    {
      at: '/admin/hours',
    },
  );
  expect(await screen.findByText('Closed')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add hours on these days' }));
  await user.click(screen.getByRole('button', { name: 'Add hours on these days' }));
  await user.click(screen.getByRole('button', { name: 'Save days' }));
  expect(await screen.findByText('Enter an opening and a closing time for each.')).toBeVisible();
  expect(calls).toHaveLength(0);
});

it('warns that another person has saved changes before replacing them', async () => {
  const NEWER = { ...DAYS, note: 'A funeral', updatedAt: '2026-12-02T10:00:00.000Z' };
  const calls = fakeServer(({ body }) =>
    (body as { seen: string }).seen === NEWER.updatedAt
      ? { body: {} }
      : { status: 409, body: { status: 409, detail: 'Please look at them again.' } },
  );
  const first = renderScreen(<DaysDialog days={DAYS} today="2026-12-01" booked={[]} open onClose={noop} />);
  await first.user.type(await screen.findByLabelText('Note for guests (optional)'), '!');
  first.unmount();

  const { user } = renderScreen(<DaysDialog days={NEWER} today="2026-12-01" booked={[]} open onClose={noop} />);
  expect(await screen.findByLabelText('Note for guests (optional)')).toHaveValue('A wedding!');
  await user.click(screen.getByRole('button', { name: 'Save days' }));
  expect(await screen.findByText(/Someone else saved: .*A funeral/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save days' }));
  await waitFor(() => {
    expect(calls.map(({ body }) => (body as { seen: string }).seen)).toEqual([DAYS.updatedAt, NEWER.updatedAt]);
  });
});

it('warns of reservations that the typed hours would leave outside, and links to their days', async () => {
  fakeServer(() => ({ body: {} }));
  const booked = [
    { preferredDate: '2027-01-04', preferredTime: '11:00 AM', parties: 5, guests: 9 },
    { preferredDate: '2027-01-05', preferredTime: '11:00 AM', parties: 1, guests: 2 },
    { preferredDate: '2027-01-05', preferredTime: '12:00 PM', parties: 2, guests: 7 },
    { preferredDate: '2027-01-06', preferredTime: '1:00 PM', parties: 1, guests: 4 },
  ] as const;
  renderScreen(<DaysDialog days={DAYS} today="2026-12-01" booked={booked} open onClose={noop} />, {
    at: '/admin/hours',
  });
  expect(await screen.findByText('2 reservations (7 guests) would be outside these hours')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Tue, Jan 5' })).toHaveAttribute(
    'href',
    '/admin/dashboard?tab=reservations&date=2027-01-05',
  );
  fireEvent.change(screen.getByLabelText('Last day (optional)'), { target: { value: '2027-01-06' } });
  expect(await screen.findByText('3 reservations (11 guests) would be outside these hours')).toBeVisible();
});
