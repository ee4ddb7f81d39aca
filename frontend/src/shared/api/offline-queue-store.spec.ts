import { dropQueues, dropExpiredQueues, type QueuedMutation, offlineQueueStore } from './offline-queue-store';

const change = (id: string, tappedAt = Date.now()): QueuedMutation => ({
  id,
  name: 'staff/decide',
  of: `reservation/${id}`,
  intent: { id },
  draft: undefined,
  tappedAt,
});
const left = (key: string, ...changes: readonly QueuedMutation[]) => {
  localStorage.setItem(`kept-changes/${key}`, JSON.stringify(changes));
};
const keys = () => Object.keys(localStorage);
const never = new AbortController().signal;

/** The locks of a browser in which another page holds these lists. */
function lockedElsewhere(...lists: readonly string[]) {
  const waiting = new Map<string, () => unknown>();
  const request = (name: string, ...others: readonly unknown[]) => {
    const task = others.at(-1) as () => unknown;
    if (lists.includes(name)) waiting.set(name, task);
    else task();
    return new Promise(() => undefined);
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  return { free: (list: string) => waiting.get(list)?.() };
}

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
});

it('keeps mutations in order, and replaces one in place', () => {
  const list = offlineQueueStore('s1');
  list.put(change('a'));
  list.put(change('b'));
  list.put({ ...change('a'), refusal: { reason: 'Full.', isConflict: true } });
  expect(list.read()).toMatchObject([{ id: 'a', refusal: { reason: 'Full.' } }, { id: 'b' }]);
  list.remove('a');
  list.remove('b');
  expect(keys()).toEqual([]);
});

it('takes over what earlier pages left, of this account only', () => {
  left('s1/before', change('a'));
  left('s2/before', change('b'));
  const found = jest.fn();
  const list = offlineQueueStore('s1');
  list.takeOver(found, never);
  expect(found).toHaveBeenCalledTimes(1);
  expect(list.read()).toMatchObject([{ id: 'a' }]);
  expect(keys()).not.toContain('kept-changes/s1/before');
  expect(keys()).toContain('kept-changes/s2/before');
});

it("leaves an open page's list to that page until it closes", () => {
  const { free } = lockedElsewhere('s1/open');
  left('s1/open', change('a'));
  const found = jest.fn();
  const list = offlineQueueStore('s1');
  list.takeOver(found, never);
  expect(found).not.toHaveBeenCalled();
  free('s1/open');
  expect(found).toHaveBeenCalledWith([expect.objectContaining({ id: 'a' })]);
  expect(list.read()).toHaveLength(1);
});

it('takes over the list of a page that was opened after this one', () => {
  const { free } = lockedElsewhere('s1/later');
  const found = jest.fn();
  const list = offlineQueueStore('s1');
  list.takeOver(found, never);
  left('s1/later', change('a'));
  window.dispatchEvent(new StorageEvent('storage', { key: 'kept-changes/s1/later' }));
  expect(found).not.toHaveBeenCalled();
  free('s1/later');
  expect(found).toHaveBeenCalledWith([expect.objectContaining({ id: 'a' })]);
  expect(list.read()).toMatchObject([{ id: 'a' }]);
});

it('deletes the queue of an account that did not return within a week', () => {
  const now = Date.parse('2026-11-28T12:00:00Z');
  left('s1/before', change('a', Date.parse('2026-11-21T11:59:00Z')));
  left('s2/before', change('b', Date.parse('2026-11-20T12:00:00Z')), change('c', Date.parse('2026-11-21T12:01:00Z')));
  left('s3/before');
  localStorage.setItem('kept-changes/s4/before', '{');
  dropExpiredQueues(now);
  expect(keys()).toEqual(['kept-changes/s2/before']);
});

it('deletes all lists of one account', () => {
  left('s1/before', change('a'));
  left('s2/before', change('b'));
  dropQueues('s1');
  expect(keys()).toEqual(['kept-changes/s2/before']);
});
