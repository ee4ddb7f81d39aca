import type { Config } from '@react-router/dev/config';
import posts from '../backend/content/blog/posts.json' with { type: 'json' };

export default {
  appDirectory: 'src/app',
  buildDirectory: 'dist',
  // Pages are made while building; the server makes only those of what was published since.
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  prerender: ({ getStaticPaths }) => [...getStaticPaths(), ...posts.map(({ id }) => `/blog/${id}`), '/404'],
} satisfies Config;
