import type { Config } from '@react-router/dev/config';
import posts from '../backend/content/blog/posts.json' with { type: 'json' };

const BACK_OFFICE = /^\/(admin|manager|staff)(\/|$)/;

export default {
  appDirectory: 'src/app',
  buildDirectory: 'dist',
  ssr: false,
  prerender: ({ getStaticPaths }) => [
    ...getStaticPaths().filter((path) => !BACK_OFFICE.test(path)),
    ...posts.map(({ id }) => `/blog/${id}`),
    '/404',
  ],
} satisfies Config;
