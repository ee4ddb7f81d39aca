import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

const path = (relative: string) => new URL(relative, import.meta.url).pathname;

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  resolve: { alias: { '@content': path('../backend/content'), '@': path('./src') } },
  environments: {
    ssr: {
      // What is built needs no package beside it.
      resolve: { noExternal: command === 'build' || undefined },
      build: { rolldownOptions: { input: path('./src/app/server.ts') } },
    },
    client: {
      build: {
        rolldownOptions: {
          output: {
            // One file for what every page needs: it compresses better than a dozen.
            codeSplitting: {
              groups: [
                { name: 'vendor', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
                {
                  name: 'site',
                  test: /src\/(app\/(root|layouts\/public)|entities\/restaurant|features\/count-visit|shared\/ui\/(page-meta|picture|section-link|skeleton|toast\/toast(er|-store)|structured-data)|widgets\/site-)/,
                },
              ],
            },
          },
        },
      },
    },
  },
  server: { proxy: { '/api': process.env.BACKEND_URL ?? 'http://localhost:3000' } },
}));
