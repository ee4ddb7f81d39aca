import { MutationObserver, notifyManager, type QueryClient, QueryObserver } from '@tanstack/react-query';
import { createQueryClient, optimisticFigures, optimisticRows } from '.';

interface Guest {
  id: string;
  is: string;
}
const KEY = ['guests'] as const;
const page = (...rows: Guest[]) => ({ rows, total: String(rows.length), next: undefined });
const waiting = [
  { id: 'ada', is: 'waiting' },
  { id: 'ben', is: 'waiting' },
];

let client: QueryClient;
let server: { guests: Guest[]; way: Promise<unknown> };
let seen: string[];
let stop: () => void;

/** A screen that shows guests as 'ada waiting, ben waiting', and records everything it has shown. */
beforeEach(async () => {
  client = createQueryClient();
  client.setDefaultOptions({ queries: { retry: false }, mutations: { retry: false } });
  server = { guests: waiting, way: Promise.resolve() };
  seen = [];
  const screen = new QueryObserver(client, {
    queryKey: [...KEY, 'page'],
    queryFn: () => {
      const answer = page(...server.guests);
      return server.way.then(() => answer);
    },
  });
  const draw = () => {
    const { data } = screen.getCurrentResult();
    const shows = data && listed(data.rows);
    if (shows !== undefined && shows !== seen.at(-1)) seen.push(shows);
  };
  // Like React's hook.
  stop = screen.subscribe(notifyManager.batchCalls(draw));
  await settled();
});
afterEach(() => {
  stop();
});

const listed = (rows: readonly Guest[]) => rows.map(({ id, is }) => `${id} ${is}`).join(', ');
const settled = () => new Promise((resolve) => setTimeout(resolve));
const poll = () => client.refetchQueries({ queryKey: KEY });

/** Seats a guest; the response comes when the test resolves it. */
function seat(id: string) {
  const answer = Promise.withResolvers<unknown>();
  const meta = {
    invalidates: [KEY],
    optimisticUpdate: () => [
      optimisticRows<Guest>(KEY, (rows) => rows.map((row) => (row.id === id ? { id, is: 'seated' } : row))),
    ],
  };
  const done = new MutationObserver(client, { mutationFn: () => answer.promise, meta }).mutate();
  done.catch(() => undefined);
  return {
    succeed: async () => {
      server.guests = server.guests.map((guest) => (guest.id === id ? { id, is: 'seated' } : guest));
      answer.resolve(null);
      await done;
      await settled();
    },
    fail: async () => {
      answer.reject(new Error('no'));
      await done.catch(() => undefined);
      await settled();
    },
  };
}

it('shows a change immediately, and then what the server returns', async () => {
  const ada = seat('ada');
  await settled();
  expect(seen.at(-1)).toBe('ada seated, ben waiting');
  server.guests = [...waiting, { id: 'cy', is: 'waiting' }];
  await ada.succeed();
  expect(seen).toEqual(['ada waiting, ben waiting', 'ada seated, ben waiting', 'ada seated, ben waiting, cy waiting']);
});

it('rolls back a change when it fails', async () => {
  const ada = seat('ada');
  await settled();
  await ada.fail();
  expect(seen).toEqual(['ada waiting, ben waiting', 'ada seated, ben waiting', 'ada waiting, ben waiting']);
});

it('lets no poll undo a pending change, whether it was requested before or after', async () => {
  const way = Promise.withResolvers<unknown>();
  server.way = way.promise;
  const before = poll();
  const ada = seat('ada');
  way.resolve(null);
  await before;
  await poll();
  await settled();
  await ada.succeed();
  expect(seen).toEqual(['ada waiting, ben waiting', 'ada seated, ben waiting']);
});

it('rolls back to the last poll, not to the state before it', async () => {
  const ada = seat('ada');
  await settled();
  server.guests = [{ id: 'ada', is: 'gone' }];
  await poll();
  await ada.fail();
  expect(seen).toEqual(['ada waiting, ben waiting', 'ada seated, ben waiting', 'ada gone']);
});

it.each(['ada first', 'ben first'])('takes back only the one of two changes that fails, %s', async (order) => {
  const ada = seat('ada');
  const ben = seat('ben');
  await settled();
  expect(seen.at(-1)).toBe('ada seated, ben seated');
  if (order === 'ada first') {
    await ada.fail();
    expect(seen.at(-1)).toBe('ada waiting, ben seated');
    await ben.succeed();
  } else {
    await ben.succeed();
    expect(seen.at(-1)).toBe('ada seated, ben seated');
    await ada.fail();
  }
  expect(seen.at(-1)).toBe('ada waiting, ben seated');
  expect(seen).toHaveLength(3);
});

it('shows the change in a list that loads for the first time while it is pending', async () => {
  const ada = seat('ada');
  const other = new QueryObserver(client, {
    queryKey: [...KEY, 'other'],
    queryFn: () => Promise.resolve(page(...server.guests)),
  });
  const leave = other.subscribe(() => undefined);
  await settled();
  expect(listed(other.getCurrentResult().data?.rows ?? [])).toBe('ada seated, ben waiting');
  await ada.fail();
  expect(listed(other.getCurrentResult().data?.rows ?? [])).toBe('ada waiting, ben waiting');
  leave();
});

it('shows the change in a response that the browser has stored', async () => {
  const ada = seat('ada');
  const cached = new QueryObserver(client, {
    queryKey: [...KEY, 'kept'],
    queryFn: () => Promise.resolve(page(...server.guests)),
    initialData: page(...server.guests),
    staleTime: Infinity,
  });
  const leave = cached.subscribe(() => undefined);
  await settled();
  expect(listed(cached.getCurrentResult().data?.rows ?? [])).toBe('ada seated, ben waiting');
  await ada.fail();
  expect(listed(cached.getCurrentResult().data?.rows ?? [])).toBe('ada waiting, ben waiting');
  leave();
});

it('counts a figure once, also when a poll knows of the change already', async () => {
  const figures = { seated: 3 };
  const tile = new QueryObserver(client, { queryKey: ['figures'], queryFn: () => Promise.resolve({ ...figures }) });
  const leave = tile.subscribe(() => undefined);
  await settled();
  const answer = Promise.withResolvers<unknown>();
  const meta = {
    invalidates: [['figures']],
    optimisticUpdate: () => [
      optimisticFigures<{ seated: number }>(['figures'], ({ seated }) => ({ seated: seated + 1 })),
    ],
  };
  const done = new MutationObserver(client, { mutationFn: () => answer.promise, meta }).mutate();
  figures.seated = 4;
  await client.refetchQueries({ queryKey: ['figures'] });
  expect(tile.getCurrentResult().data).toEqual({ seated: 4 });
  answer.resolve(null);
  await done;
  expect(tile.getCurrentResult().data).toEqual({ seated: 4 });
  leave();
});

it('keeps numbers right when one of two changes fails after a poll that counted the other', async () => {
  const figures = { seated: 3 };
  const tile = new QueryObserver(client, { queryKey: ['figures'], queryFn: () => Promise.resolve({ ...figures }) });
  const shown: number[] = [];
  const draw = () => {
    const { data } = tile.getCurrentResult();
    if (data && data.seated !== shown.at(-1)) shown.push(data.seated);
  };
  const leave = tile.subscribe(notifyManager.batchCalls(draw));
  await settled();
  const meta = {
    invalidates: [['figures']],
    optimisticUpdate: () => [
      optimisticFigures<{ seated: number }>(['figures'], ({ seated }) => ({ seated: seated + 1 })),
    ],
  };
  const one = Promise.withResolvers<unknown>();
  const other = Promise.withResolvers<unknown>();
  const seating = [one, other].map(({ promise }) =>
    new MutationObserver(client, { mutationFn: () => promise, meta }).mutate().catch(() => undefined),
  );
  await settled();
  figures.seated = 4;
  await client.refetchQueries({ queryKey: ['figures'] });
  other.reject(new Error('no'));
  await seating[1];
  await settled();
  expect(shown).toEqual([3, 5, 4]);
  one.resolve(null);
  await seating[0];
  await settled();
  expect(shown).toEqual([3, 5, 4]);
  leave();
});
