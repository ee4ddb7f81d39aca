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

// Opens the staff's dashboard and login without a line. With one, the server has the first word on every page; of calls and
// answers nothing comes by here. Its place, /staff/sw.js, says how far it reaches.

declare const self: ServiceWorkerGlobalScope;
/** Written by `tools/service-worker.mjs`. */
declare const STAFF_PAGES: readonly string[];
declare const STAFF_FILES: PrecacheEntry[];
/** The file by whose name releases differ. */
declare const STAFF_BUILD: string;

const PATIENCE_S = 5;

const isPage = (url: URL) => STAFF_PAGES.includes(url.pathname);

// Before the files: a page that is there is never answered from what is kept.
for (const page of STAFF_PAGES) {
  const strategy = new NetworkOnly({
    networkTimeoutSeconds: PATIENCE_S,
    plugins: [
      {
        // A proxy that has no server behind it.
        fetchDidSucceed: ({ response }) =>
          response.status < 500 ? Promise.resolve(response) : Promise.reject(new Error('The server is not there.')),
      },
      new PrecacheFallbackPlugin({ fallbackURL: page }),
    ],
  });
  registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname === page, strategy);
}

// While a release replaces another, a page of one may come with this of the other: then nothing is kept, until the next try.
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
