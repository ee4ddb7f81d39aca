import { screen, waitFor, within } from '@testing-library/react';
import { restaurant, setRestaurant } from '@/entities/restaurant';
import { fakeServer, type RecordedCall, renderScreen } from '@/shared/testing';
import { Photographs } from './photographs';

const PICTURE = {
  id: '0198c0de-0000-7000-8000-00000000cafe',
  url: '/pictures/0-1000.webp',
  width: 1000,
  height: 500,
  bytes: 1,
  alt: 'Our fountain',
  createdAt: '2026-11-20T12:00:00Z',
};

interface Server {
  placed: { place: string; picture: typeof PICTURE }[];
}

function show(server: Server, change: (call: RecordedCall) => object = () => ({ status: 204 })) {
  const calls = fakeServer((call) => {
    if (call.method !== 'GET') return change(call);
    return { body: call.path.startsWith('/api/pictures') ? [PICTURE] : server.placed };
  });
  return { ...renderScreen(<Photographs />), sent: () => calls.filter(({ method }) => method !== 'GET') };
}
const place = async (name: string) => within(await screen.findByRole('article', { name }));

it('shows each place of the website with its photograph, or else its glass art', async () => {
  show({ placed: [{ place: 'hero', picture: PICTURE }] });
  expect((await place('Main photo')).getByRole('img', { name: 'Our fountain' })).toHaveAttribute('src', PICTURE.url);
  expect((await place('Gallery 7')).getByRole('img', { name: 'Glass art: Gallery 7' })).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(49);
});

it('has no art of the bistro, and no stories about its town, for another restaurant', async () => {
  const { address, ...others } = restaurant;
  setRestaurant({ ...others, ...address, name: 'Osteria Brenta', city: 'Denver', region: 'CO', postalCode: '80202' });
  const { user } = show({ placed: [{ place: 'courtyard-2', picture: PICTURE }] });
  expect((await place('Gallery 7')).queryByRole('img')).toBeNull();
  expect((await place('Gallery 7')).getByText('No photo yet')).toBeVisible();
  expect((await place('Main photo')).getByRole('img', { name: 'Glass art: Main photo' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Stories' })).toBeNull();
  await user.click((await place('Photo 2')).getByRole('button', { name: 'Remove photo' }));
  expect(await screen.findByText('The website no longer shows the photo')).toBeVisible();
  setRestaurant(null);
});

it('shows an existing image in a place', async () => {
  const server: Server = { placed: [] };
  const { user, sent } = show(server, ({ path }) => {
    server.placed = [{ place: path.split('/').at(-1) ?? '', picture: PICTURE }];
    return { body: server.placed[0] };
  });
  await user.click((await place('Gallery 7')).getByRole('button', { name: 'Choose a photo' }));
  await user.click(await screen.findByRole('button', { name: 'Use Our fountain' }));
  expect(await (await place('Gallery 7')).findByRole('img', { name: 'Our fountain' })).toBeVisible();
  expect(sent()).toMatchObject([
    { method: 'PUT', path: '/api/admin/photographs/gallery-07', body: { pictureId: PICTURE.id } },
  ]);
});

it('restores the glass art, and reports a failure', async () => {
  const server: Server = { placed: [{ place: 'hero', picture: PICTURE }] };
  let isGone = true;
  const { user } = show(server, () => {
    if (isGone) return { status: 500, body: {} };
    server.placed = [];
    return { status: 204 };
  });
  const back = async () => user.click((await place('Main photo')).getByRole('button', { name: 'Back to glass art' }));
  await back();
  expect(await screen.findByText('Couldn’t remove the photo')).toBeVisible();
  expect((await place('Main photo')).getByRole('img', { name: 'Our fountain' })).toBeVisible();
  isGone = false;
  await back();
  await waitFor(async () => {
    expect((await place('Main photo')).getByRole('img', { name: 'Glass art: Main photo' })).toBeVisible();
  });
});
