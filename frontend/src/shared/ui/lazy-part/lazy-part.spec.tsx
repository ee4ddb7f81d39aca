import { act, render, screen, waitFor } from '@testing-library/react';
import { LazyPart, loadAhead, loadWhenIdle } from '.';

const Part = () => <p>Here it is</p>;

it('shows a preloaded part immediately', async () => {
  const load = jest.fn(() => Promise.resolve(Part));
  await act(async () => {
    loadAhead(load);
    await Promise.resolve();
  });
  render(<LazyPart load={load} waiting="Waiting" with={{}} />);
  expect(screen.getByText('Here it is')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

it('loads a part again whose preloading failed', async () => {
  const load = jest.fn(() => Promise.resolve(Part)).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await act(async () => {
    loadAhead(load);
    await Promise.resolve();
  });
  render(<LazyPart load={load} waiting="Waiting" with={{}} />);
  expect(screen.getByText('Waiting')).toBeVisible();
  expect(await screen.findByText('Here it is')).toBeVisible();
});

it('loads invisible parts after the rest, and ignores failures', async () => {
  const load = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  loadWhenIdle(load);
  expect(load).not.toHaveBeenCalled();
  await waitFor(() => {
    expect(load).toHaveBeenCalledTimes(1);
  });
});
