// Shows notifications of the back office. Built to /push-worker.js, since its path limits its scope.

declare const self: ServiceWorkerGlobalScope;
export {};

/** What the server sends; see the back end's push sender. */
interface Shown {
  title: string;
  body: string;
  /** Path of the page to open. */
  url: string;
  /** A later notification with the same tag replaces this one. */
  tag: string;
}

/** The number on the app's icon, where the system shows one. */
async function countOnIcon(): Promise<void> {
  const { length } = await self.registration.getNotifications();
  // Absent in browsers that show no number.
  if ('setAppBadge' in self.navigator) await self.navigator.setAppBadge(length);
}

async function show({ title, body, url, tag }: Shown): Promise<void> {
  await self.registration.showNotification(title, { body, tag, data: url, icon: '/apple-touch-icon.png' });
  await countOnIcon();
}

/** In a window of the same dashboard, if one is open. */
async function open(url: string): Promise<void> {
  const target = new URL(url, self.location.origin);
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find((one) => new URL(one.url).pathname === target.pathname);
  await countOnIcon();
  if (!there) {
    await self.clients.openWindow(target.href);
    return;
  }
  await there.focus();
  await there.navigate(target.href).catch(() => self.clients.openWindow(target.href));
}

self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(show(event.data.json() as Shown));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data as string));
});
self.addEventListener('notificationclose', (event) => {
  event.waitUntil(countOnIcon());
});
self.addEventListener('install', () => {
  void self.skipWaiting();
});
