import type { Config } from '@react-router/dev/config';

const BACK_OFFICE = /^\/(admin|manager|staff)(\/|$)/;

export default {
  appDirectory: 'src/app',
  buildDirectory: 'dist',
  ssr: false,
  prerender: ({ getStaticPaths }) => [...getStaticPaths().filter((path) => !BACK_OFFICE.test(path)), '/404'],
} satisfies Config;
