import { onlineManager } from '@tanstack/react-query';
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

it('loads a part again that could not be loaded offline, once the connection is back', async () => {
  const load = jest.fn(() => Promise.resolve(Part)).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const setOnline = (isOnline: boolean) => {
    act(() => {
      onlineManager.setOnline(isOnline);
    });
  };
  setOnline(false);
  render(<LazyPart load={load} waiting="Waiting" with={{}} />);
  expect(await screen.findByText('You’re offline. This loads when you’re back online.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  setOnline(true);
  expect(await screen.findByText('Here it is')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

it('does not load a part again on its own that failed online', async () => {
  const load = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  render(<LazyPart load={load} waiting="Waiting" with={{}} />);
  expect(await screen.findByText('Couldn’t load this part of the page.')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});
