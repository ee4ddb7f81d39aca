import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub, useLocation } from 'react-router';
import { useOpenItem } from '@/shared/lib/open-item';
import { renderScreen } from '@/shared/testing';
import { SearchField } from './search-field';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function List() {
  const item = useOpenItem();
  return (
    <>
      <SearchField label="Find a guest" />
      <button type="button" onClick={item.close}>
        Close
      </button>
      <output>{useLocation().search}</output>
    </>
  );
}

const type = (text: string) => {
  fireEvent.change(screen.getByLabelText('Find a guest'), { target: { value: text } });
};
const pass = (ms: number) => {
  act(() => {
    jest.advanceTimersByTime(ms);
  });
};
const address = () => screen.getByRole('status').textContent;

it('searches from the first page once typing pauses', () => {
  renderScreen(<List />, { at: '/list?status=confirmed&after=a&after=b&older=2' });
  type('ad');
  pass(200);
  type('ada ');
  pass(200);
  expect(address()).toBe('?status=confirmed&after=a&after=b&older=2');
  pass(50);
  expect(address()).toBe('?status=confirmed&search=ada');
});

it('keeps letters typed while the list of the previous text still loads', async () => {
  let arrive: () => void = () => undefined;
  const Stub = createRoutesStub([
    {
      path: '/list',
      Component: List,
      HydrateFallback: () => null,
      loader: ({ request }) =>
        request.url.includes('search=')
          ? new Promise<null>((resolve) => {
              arrive = () => {
                resolve(null);
              };
            })
          : null,
    },
  ]);
  render(<Stub initialEntries={['/list']} />);
  await act(() => jest.advanceTimersByTimeAsync(10));
  type('ann');
  await act(() => jest.advanceTimersByTimeAsync(250));
  type('anna');
  await act(async () => {
    arrive();
    await jest.advanceTimersByTimeAsync(10);
  });
  expect(address()).toBe('?search=ann');
  expect(screen.getByLabelText('Find a guest')).toHaveValue('anna');
});

it('does not reopen what was closed during the pause', () => {
  renderScreen(<List />, { at: '/list?open=1&dialog=manage' });
  type('ada');
  pass(249);
  // Both happen before the next render.
  act(() => {
    screen.getByRole('button', { name: 'Close' }).click();
    jest.advanceTimersByTime(1);
  });
  expect(address()).toBe('?search=ada');
});
