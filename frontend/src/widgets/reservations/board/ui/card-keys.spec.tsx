import { act, screen, waitFor } from '@testing-library/react';
import type { Reservation } from '@/entities/reservation';
import { fakeServer, renderScreen } from '@/shared/testing';
import { aReservation } from '@/entities/reservation/testing/a-reservation';
import { Board } from '../testing/board';

const ROWS: readonly Reservation[] = [
  aReservation({ id: '1', customerName: 'Ada' }),
  aReservation({ id: '2', customerName: 'Ben', preferredTime: '1:00 PM' }),
  aReservation({ id: '3', customerName: 'Cy', preferredTime: '1:30 PM' }),
];

async function show() {
  let rows = ROWS;
  const calls = fakeServer(({ method, path, body }) => {
    if (method === 'GET') return { body: rows };
    const change = body as Partial<Reservation>;
    rows = rows.map((row) => (path.endsWith(row.id) ? { ...row, ...change } : row));
    return { body: {} };
  });
  const view = renderScreen(<Board role="staff" />, { at: '/staff/dashboard' });
  await screen.findByRole('article', { name: 'Ada' });
  return {
    ...view,
    sent: () => calls.filter(({ method }) => method !== 'GET').map(({ path, body }) => [path.at(-1), body]),
  };
}
const card = (name: string) => screen.getByRole('article', { name });
const focus = (name: string) => {
  act(() => {
    card(name).focus();
  });
};

it('moves from card to card and decides on the focused one', async () => {
  const { user, sent } = await show();
  focus('Ada');
  await user.keyboard('j');
  expect(card('Ben')).toHaveFocus();
  await user.keyboard('{ArrowDown}k');
  expect(card('Ben')).toHaveFocus();
  await user.keyboard('c');
  await waitFor(() => {
    expect(sent()).toEqual([['2', { status: 'confirmed', expectedStatus: 'pending' }]]);
  });
});

it.each(['j', 'k'])('takes the first card by %s from anywhere on the page', async (key) => {
  const { user } = await show();
  await user.keyboard(key);
  expect(card('Ada')).toHaveFocus();
});

it('moves from the choice of days to the first card, and leaves arrow keys outside of cards to the page', async () => {
  const { user } = await show();
  await user.keyboard('{ArrowDown}');
  expect(document.body).toHaveFocus();
  act(() => {
    screen.getByRole('radio', { name: 'Requests' }).focus();
  });
  await user.keyboard('j');
  expect(card('Ada')).toHaveFocus();
});

it('leaves keys to an open dialog', async () => {
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
  const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  await waitFor(() => {
    expect(help).toContainElement(document.activeElement as HTMLElement);
  });
  await user.keyboard('j');
  expect(card('Ada')).not.toHaveFocus();
});

it('moves to the next card when one has gone to another section', async () => {
  const { user, sent } = await show();
  focus('Ada');
  await user.keyboard('c');
  await waitFor(() => {
    expect(card('Ben')).toContainElement(document.activeElement as HTMLElement);
  });
  await user.keyboard('d');
  await waitFor(() => {
    expect(sent().map(([id]) => id)).toEqual(['1', '2']);
  });
});

it.each(['nobody has the focus', 'somebody types', 'a key is held with Ctrl'])(
  'does nothing while %s',
  async (when) => {
    const { user, sent } = await show();
    if (when === 'somebody types') await user.click(screen.getByLabelText('Find a guest by name, email or phone'));
    if (when === 'a key is held with Ctrl') focus('Ada');
    await user.keyboard(when === 'a key is held with Ctrl' ? '{Control>}c{/Control}' : 'cd');
    expect(sent()).toEqual([]);
  },
);

it('shows the keys in tooltips, to assistive technology and in a dialog', async () => {
  const { user } = await show();
  const [confirm] = screen.getAllByRole('button', { name: 'Confirm' });
  expect(confirm).toHaveAttribute('title', 'Confirm (C)');
  expect(confirm).toHaveAttribute('aria-keyshortcuts', 'c');
  focus('Ada');
  await user.keyboard('?');
  const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(help).toHaveTextContent('CConfirm');
  expect(help).toHaveTextContent('TABNext link or button');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
