import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { reservationQueries } from '@/entities/reservation';
import { fakeServer, renderScreen } from '@/shared/testing';
import { SoundSwitch } from '../ui/sound-switch';
import { useUnseenRequests } from './use-unseen-requests';

const waiting = (id: string, source = 'website') => ({ id, source, status: 'pending' });

const heard = jest.fn();

class Audio {
  state = 'running';
  currentTime = 0;
  destination = {};
  resume = () => Promise.resolve();
  createGain = () => ({
    gain: { setValueAtTime: jest.fn(), linearRampToValueAtTime: jest.fn(), exponentialRampToValueAtTime: jest.fn() },
    connect: jest.fn(),
  });
  createOscillator = () => ({ frequency: {}, connect: (to: object) => to, start: heard, stop: jest.fn() });
}

function Probe() {
  const [isLooking, setLooking] = useState(false);
  const unseen = useUnseenRequests('staff', isLooking);
  return (
    <>
      <p>{unseen} unseen</p>
      <button
        type="button"
        onClick={() => {
          setLooking(true);
        }}
      >
        look
      </button>
      <SoundSwitch />
    </>
  );
}

function show() {
  const server = { rows: [waiting('old')] };
  const calls = fakeServer(() => ({ body: server.rows }));
  const view = renderScreen(<Probe />, { at: '/staff/dashboard' });
  const read = () => act(() => view.client.invalidateQueries({ queryKey: reservationQueries.all() }));
  const begun = () =>
    waitFor(() => {
      expect(view.client.isFetching()).toBe(0);
      expect(calls.length).toBeGreaterThan(0);
    });
  return { ...view, server, read, begun };
}

beforeEach(() => {
  localStorage.clear();
  heard.mockClear();
  Object.assign(globalThis, { AudioContext: Audio });
});

it('counts requests since someone last looked, except those entered by staff', async () => {
  const { server, read, begun, user } = show();
  await begun();
  expect(screen.getByText('0 unseen')).toBeInTheDocument();
  server.rows = [waiting('old'), waiting('new'), waiting('newer'), waiting('ours', 'phone')];
  await read();
  expect(await screen.findByText('2 unseen')).toBeInTheDocument();
  server.rows = [waiting('old'), waiting('newer')];
  await read();
  expect(await screen.findByText('1 unseen')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'look' }));
  expect(await screen.findByText('0 unseen')).toBeInTheDocument();
  expect(heard).not.toHaveBeenCalled();
});

it('plays a sound once it is turned on, and right when turning it on', async () => {
  const { server, read, begun, user } = show();
  await begun();
  await user.click(screen.getByRole('switch', { name: 'Sound for new requests' }));
  await waitFor(() => {
    expect(heard).toHaveBeenCalledTimes(2);
  });
  server.rows = [waiting('old'), waiting('new')];
  await read();
  await waitFor(() => {
    expect(heard).toHaveBeenCalledTimes(4);
  });
});
