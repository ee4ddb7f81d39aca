import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { type FeatureSetting, featureSettingQueries } from '@/entities/settings/feature-setting';
import { fakeServer, renderScreen } from '@/shared/testing';
import { OptionForm } from './change-feature-setting';

const OPTION = {
  id: 'capacity',
  title: 'Capacity',
  description: 'Seats',
  isOn: false,
  updatedAt: '2026-12-01T10:00:00.000Z',
  figures: [{ name: 'seats', label: 'Seats', unit: 'guests', value: 40, min: 1, max: 500 }],
} as FeatureSetting;

interface Sent {
  isOn: boolean;
  seen: string;
  figures: { name: string; value: number }[];
}

function Options() {
  const { data = [] } = useQuery(featureSettingQueries.list());
  return data.map((option) => <OptionForm key={option.id} option={option} />);
}

function show() {
  let stored = OPTION;
  const changes: Sent[] = [];
  const gate = { arrive: () => undefined as unknown };
  fakeServer(async ({ method, body }) => {
    if (method === 'GET') return { body: [stored] };
    const change = body as Sent;
    changes.push(change);
    await new Promise<void>((resolve) => {
      gate.arrive = () => {
        resolve();
      };
    });
    if (change.seen !== stored.updatedAt) return { status: 409, body: { status: 409 } };
    stored = { ...stored, isOn: change.isOn, updatedAt: `2026-12-01T10:00:0${String(changes.length)}.000Z` };
    return { body: stored };
  });
  return { ...renderScreen(<Options />, { at: '/admin/dashboard' }), changes, gate };
}

it('saves the last position of a switch toggled faster than the server responds', async () => {
  const { user, changes, gate } = show();
  const control = await screen.findByRole('switch', { name: 'Capacity' });
  await user.click(control);
  await user.click(control);
  expect(control).not.toBeChecked();
  gate.arrive();
  await waitFor(() => {
    expect(changes.map(({ isOn, seen }) => [isOn, seen])).toEqual([
      [true, OPTION.updatedAt],
      [false, '2026-12-01T10:00:01.000Z'],
    ]);
  });
  gate.arrive();
});

it('saves typed numbers', async () => {
  const { user, changes } = show();
  const seats = await screen.findByLabelText('Seats');
  await user.clear(seats);
  await user.type(seats, '55');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => {
    expect(changes[0]?.figures).toEqual([{ name: 'seats', value: 55 }]);
  });
});

it('shows numbers typed before a reload until they are saved', async () => {
  const before = show();
  const seats = await screen.findByLabelText('Seats');
  await before.user.clear(seats);
  await before.user.type(seats, '55');
  before.unmount();

  const { user, changes, gate } = show();
  expect(await screen.findByLabelText('Seats')).toHaveValue(55);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => {
    expect(changes[0]?.figures).toEqual([{ name: 'seats', value: 55 }]);
  });
  gate.arrive();
  await waitFor(() => {
    expect(sessionStorage).toHaveLength(0);
  });
});

it('shows the stored numbers again when typing is discarded', async () => {
  const { user } = show();
  const seats = await screen.findByLabelText('Seats');
  await user.clear(seats);
  expect(seats).toHaveValue(null);
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(seats).toHaveValue(40);
  expect(sessionStorage).toHaveLength(0);
});

it('sends no number that is out of range', async () => {
  const { user, changes } = show();
  const seats = await screen.findByLabelText('Seats');
  await user.clear(seats);
  await user.type(seats, '501');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Enter a whole number from 1 to 500.')).toBeVisible();
  expect(changes).toEqual([]);
});
