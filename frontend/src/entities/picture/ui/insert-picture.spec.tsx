import { screen } from '@testing-library/react';
import { fakeServer, renderScreen } from '@/shared/testing';
import { InsertPicture } from './insert-picture';

const KILN = { id: 'p1', url: '/pictures/kiln-1600.webp', alt: 'A kiln', width: 1600, height: 900 };

async function opened(onPick: () => void = jest.fn()) {
  fakeServer(() => ({ body: [KILN] }));
  const { user } = renderScreen(<InsertPicture role="manager" onPick={onPick} />);
  const button = screen.getByRole('button', { name: 'Insert image' });
  await user.click(button);
  expect(await screen.findByRole('dialog', { name: 'Insert image' })).toBeInTheDocument();
  return { user, button };
}

it.each([
  ['Esc', '{Escape}'],
  ['Close', '{Enter}'],
])('gives the focus back on %s', async (_, key) => {
  const { user, button } = await opened();
  screen.getByRole('button', { name: 'Close' }).focus();
  await user.keyboard(key);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});

it('returns the focus before it passes on the image, so that an editor can take it', async () => {
  const focused: (Element | null)[] = [];
  const onPick = jest.fn(() => focused.push(document.activeElement));
  const { user, button } = await opened(onPick);
  await user.click(await screen.findByRole('button', { name: 'Insert A kiln' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(onPick.mock.calls).toEqual([[KILN]]);
  expect(focused).toEqual([button]);
});
