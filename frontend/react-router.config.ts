import type { Config } from '@react-router/dev/config';
import posts from '../backend/content/blog/posts.json' with { type: 'json' };

export default {
  appDirectory: 'src/app',
  buildDirectory: 'dist',
  // Pages are made while building; the server makes only those of what was published since.
  ssr: true,
  // What a route of the back office loads by hand is needed with its page: one file in place of four.
  splitRouteModules: false,
  routeDiscovery: { mode: 'initial' },
  prerender: ({ getStaticPaths }) => [
    ...getStaticPaths(),
    '/newsletter',
    '/newsletter/archive',
    ...posts.map(({ id }) => `/blog/${id}`),
    '/404',
  ],
} satisfies Config;
