import { screen, waitFor } from '@testing-library/react';
import { fakeServer, renderScreen } from '@/shared/testing';
import { NotificationsDialog } from './notifications-dialog';

const ENDPOINT = 'https://push.example/here';
const HERE = {
  id: '1',
  name: 'Chrome on Android',
  endpoint: ENDPOINT,
  kinds: ['request'],
  showsDetails: false,
  quietFrom: null,
  quietUntil: null,
  createdAt: '2026-11-24T18:05:00Z',
};
const KINDS = [
  { name: 'request', label: 'New reservation requests' },
  { name: 'message', label: 'Messages' },
];

/** A browser with push notifications, as far as the dialog uses it. */
function withPush(permission: NotificationPermission, endpoint: string | null) {
  let subscribed = endpoint;
  const subscription = () => ({
    endpoint: subscribed,
    toJSON: () => ({ endpoint: subscribed ?? '', keys: { p256dh: 'point', auth: 'secret' } }),
    unsubscribe: () => {
      subscribed = null;
      return Promise.resolve(true);
    },
  });
  const pushManager = {
    getSubscription: () => Promise.resolve(subscribed === null ? null : subscription()),
    subscribe: () => {
      subscribed = ENDPOINT;
      return Promise.resolve(subscription());
    },
  };
  const registration = { active: { scriptURL: '/push-worker.js' }, pushManager };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      getRegistration: () => Promise.resolve(registration),
      register: () => Promise.resolve(registration),
      ready: Promise.resolve(registration),
    },
  });
  Object.assign(window, {
    PushManager: Object,
    Notification: { requestPermission: () => Promise.resolve(permission) },
  });
}

afterEach(() => {
  for (const name of ['PushManager', 'Notification']) Reflect.deleteProperty(window, name);
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

function show(devices: object[]) {
  const stored = [...devices];
  const calls = fakeServer(({ method, path }) => {
    if (method === 'GET') return { body: { publicKey: 'key', kinds: KINDS, devices: stored } };
    if (method === 'POST' && path.endsWith('/push')) stored.push(HERE);
    if (method === 'DELETE') stored.length = 0;
    return method === 'DELETE' ? { status: 204 } : { body: HERE };
  });
  const { user } = renderScreen(<NotificationsDialog role="staff" open onClose={() => undefined} />);
  return { user, sent: () => calls.filter(({ method }) => method !== 'GET') };
}

it('turns them on with the browser’s permission, and lets the person choose', async () => {
  withPush('granted', null);
  const { user, sent } = show([]);
  await user.click(await screen.findByRole('button', { name: 'Turn on notifications' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Messages' }));
  await user.type(screen.getByLabelText('Quiet from (optional)'), '22:00');
  await user.type(screen.getByLabelText('Quiet until (optional)'), '08:00');
  await user.click(screen.getByRole('checkbox', { name: 'Show names and details of guests' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => {
    expect(sent().map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', '/api/account/push', { endpoint: ENDPOINT, p256dh: 'point', auth: 'secret' }],
      [
        'PUT',
        '/api/account/push/1',
        { kinds: ['request', 'message'], quietFrom: '22:00', quietUntil: '08:00', showsDetails: true },
      ],
    ]);
  });
});

it('says how to allow them when the browser refuses', async () => {
  withPush('denied', null);
  const { user, sent } = show([]);
  await user.click(await screen.findByRole('button', { name: 'Turn on notifications' }));
  expect(await screen.findByText(/Allow notifications for this site/)).toBeInTheDocument();
  expect(sent()).toEqual([]);
});

it('sends a test, and turns them off again', async () => {
  withPush('granted', ENDPOINT);
  const { user, sent } = show([HERE]);
  await user.click(await screen.findByRole('button', { name: 'Send a test' }));
  expect(await screen.findByText('Test sent')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Turn off' }));
  expect(await screen.findByRole('button', { name: 'Turn on notifications' })).toBeInTheDocument();
  expect(sent().map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /api/account/push/1/test',
    'DELETE /api/account/push/1',
  ]);
});

it('lists and removes other devices', async () => {
  withPush('granted', null);
  const { user, sent } = show([HERE]);
  expect(await screen.findByText(/Chrome on Android, since Tue, Nov 24/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove Chrome on Android' }));
  await waitFor(() => {
    expect(sent().map(({ path }) => path)).toEqual(['/api/account/push/1']);
  });
});

it('says what to do where a browser has no notifications', async () => {
  show([]);
  expect(await screen.findByText(/This browser can’t show notifications/)).toBeInTheDocument();
});
