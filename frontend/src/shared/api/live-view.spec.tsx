import { act } from '@testing-library/react';
import { renderScreen } from '@/shared/testing';
import { useLiveView } from '.';

class Stream extends EventTarget {
  static opened: Stream[] = [];
  isClosed = false;

  constructor(readonly address: string) {
    super();
    Stream.opened.push(this);
  }

  close() {
    this.isClosed = true;
  }

  tell(channels: string[]) {
    this.dispatchEvent(new MessageEvent('changed', { data: JSON.stringify(channels) }));
  }
}

const CHANNELS = { reservations: [['reservations'], ['trail']], messages: [['messages']] };
let load = () => Promise.resolve(CHANNELS);

function Dashboard() {
  useLiveView('staff', load);
  return null;
}

async function look(visibility: DocumentVisibilityState) {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    await load().catch(() => undefined);
  });
}

async function tell(...channels: string[]) {
  await act(async () => {
    current().tell(channels);
    await load().catch(() => undefined);
  });
}

function show() {
  const view = renderScreen(<Dashboard />, { at: '/staff/dashboard' });
  const stale = jest.spyOn(view.client, 'invalidateQueries');
  return { ...view, staleKeys: () => stale.mock.calls.map(([filters]) => filters?.queryKey) };
}

const streams = () => Stream.opened;
const current = () => {
  const stream = Stream.opened.at(-1);
  if (!stream) throw new Error('no stream was opened');
  return stream;
};

beforeEach(() => {
  jest.useFakeTimers();
  Stream.opened = [];
  load = () => Promise.resolve(CHANNELS);
  Object.assign(globalThis, { EventSource: Stream });
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'EventSource');
});

it('invalidates what changed, also one mailbox of many, and everything when the server cannot be specific', async () => {
  const { staleKeys } = show();
  expect(current().address).toBe('/api/staff/live');
  await tell('reservations', 'unknown');
  expect(staleKeys()).toEqual([['reservations'], ['trail']]);
  await tell('messages:admin');
  expect(staleKeys().at(-1)).toEqual(['messages']);
  await tell('*');
  expect(staleKeys().slice(-3)).toEqual([['reservations'], ['trail'], ['messages']]);
});

it('reads everything again when the map of channels went with its release', async () => {
  load = () => Promise.reject(new Error('gone'));
  const { staleKeys } = show();
  await tell('messages');
  expect(staleKeys()).toEqual([[]]);
});

it('closes while the page is hidden, and refetches everything afterwards', async () => {
  const { staleKeys } = show();
  const before = current();
  await look('hidden');
  expect(before.isClosed).toBe(true);
  expect(streams()).toHaveLength(1);
  await look('visible');
  expect(streams()).toHaveLength(2);
  expect(staleKeys()).toHaveLength(3);
});

it('reconnects after growing pauses, and stops with the dashboard', () => {
  const { unmount } = show();
  const fail = () => current().dispatchEvent(new Event('error'));
  fail();
  jest.advanceTimersByTime(2_000);
  expect(streams()).toHaveLength(2);
  fail();
  jest.advanceTimersByTime(2_000);
  expect(streams()).toHaveLength(2);
  jest.advanceTimersByTime(2_000);
  expect(streams()).toHaveLength(3);
  fail();
  unmount();
  jest.advanceTimersByTime(10 * 60_000);
  expect(streams()).toHaveLength(3);
});

it('refetches everything when the stream reconnects', async () => {
  const { staleKeys } = show();
  act(() => {
    current().dispatchEvent(new Event('open'));
  });
  expect(staleKeys()).toEqual([]);
  act(() => {
    current().dispatchEvent(new Event('error'));
    jest.advanceTimersByTime(2_000);
  });
  expect(streams()).toHaveLength(2);
  await act(async () => {
    current().dispatchEvent(new Event('open'));
    await load();
  });
  expect(staleKeys()).toEqual([['reservations'], ['trail'], ['messages']]);
});
