import { queryOptions } from '@tanstack/react-query';
import { answer, apiAs, type components, type Role } from '@/shared/api';

export type PushDevice = components['schemas']['PushDeviceView'];
export type PushChoices = components['schemas']['ChangePushDevice'];
type NewPushDevice = components['schemas']['AddPushDevice'];

const by = (id: string) => ({ params: { path: { id } } });

export const pushCalls = {
  add: (role: Role, body: NewPushDevice): Promise<PushDevice> =>
    answer(apiAs(role).POST('/api/account/push', { body })),
  change: (role: Role, id: string, body: PushChoices) =>
    answer(apiAs(role).PUT('/api/account/push/{id}', { ...by(id), body })),
  remove: (role: Role, id: string) => apiAs(role).DELETE('/api/account/push/{id}', by(id)),
  test: (role: Role, id: string) => apiAs(role).POST('/api/account/push/{id}/test', by(id)),
};

export const pushQueries = {
  devices: (role: Role) =>
    queryOptions({
      queryKey: ['push', role],
      queryFn: ({ signal }) => answer(apiAs(role).GET('/api/account/push', { signal })),
    }),
};

const WORKER = '/push-worker.js';

/** The worker that shows notifications, whatever page is open. It is active, since only then a browser can subscribe. */
export async function registerPushWorker(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(WORKER, { scope: '/' });
  const worker = registration.waiting ?? registration.installing;
  if (registration.active || !worker) return registration;
  await new Promise<void>((resolve) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve();
    });
  });
  return registration;
}

/** This browser's subscription, if it has one. */
export async function findPushSubscription(): Promise<PushSubscription | null> {
  if (!('serviceWorker' in navigator)) return null;
  const registration = await navigator.serviceWorker.getRegistration('/');
  return registration?.active?.scriptURL.endsWith(WORKER) ? registration.pushManager.getSubscription() : null;
}

/** After signing out, the account's notifications no longer appear in this browser. Without a connection, they stay. */
export async function endPushHere(role: Role): Promise<void> {
  try {
    const subscription = await findPushSubscription();
    if (!subscription) return;
    const { devices } = await answer(apiAs(role).GET('/api/account/push'));
    const own = devices.find(({ endpoint }) => endpoint === subscription.endpoint);
    if (own) await pushCalls.remove(role, own.id);
  } catch {
    // Signing out matters more.
  }
}
