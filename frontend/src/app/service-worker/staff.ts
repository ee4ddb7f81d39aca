import { clientsClaim } from 'workbox-core';
import {
  addPlugins,
  cleanupOutdatedCaches,
  precacheAndRoute,
  type PrecacheEntry,
  PrecacheFallbackPlugin,
} from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';

// Opens the staff dashboard and login offline. Online, every page comes from the server; API calls bypass this worker. Its path,
// /staff/sw.js, limits its scope.

declare const self: ServiceWorkerGlobalScope;
/** Written by `tools/service-worker.mjs`. */
declare const STAFF_PAGES: readonly string[];
declare const STAFF_FILES: PrecacheEntry[];
/** The file whose name identifies a release. */
declare const STAFF_BUILD: string;

const PATIENCE_S = 5;

const isPage = (url: URL) => STAFF_PAGES.includes(url.pathname);

// Registered before the files, so that an online page never comes from the cache.
for (const page of STAFF_PAGES) {
  const strategy = new NetworkOnly({
    networkTimeoutSeconds: PATIENCE_S,
    plugins: [
      {
        // A 5xx, such as from a proxy without a server, falls back to the cached page.
        fetchDidSucceed: ({ response }) =>
          response.status < 500 ? Promise.resolve(response) : Promise.reject(new Error('The server is not there.')),
      },
      new PrecacheFallbackPlugin({ fallbackURL: page }),
    ],
  });
  registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname === page, strategy);
}

// During a release, a page and this file may belong to different builds: then nothing is cached until the next attempt.
addPlugins([
  {
    cacheWillUpdate: async ({ request, response }) => {
      if (!response.ok) return null;
      const isOther = isPage(new URL(request.url)) && !(await response.clone().text()).includes(STAFF_BUILD);
      return isOther ? null : response;
    },
  },
]);
precacheAndRoute(STAFF_FILES);
cleanupOutdatedCaches();
void self.skipWaiting();
clientsClaim();
