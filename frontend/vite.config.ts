import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { inlineScript } from './tools/inline-script';

const path = (relative: string) => new URL(relative, import.meta.url).pathname;

const resolve = { alias: { '@content': path('../backend/content'), '@': path('./src') } };

/** Files of every dashboard's first screen. */
const EAGER_MODULES = new Set([
  'react',
  'router',
  'antd',
  'antd-select',
  'query',
  'office',
  'rows',
  'filters',
  'board',
]);

export default defineConfig(({ command }) => ({
  plugins: [inlineScript(resolve), reactRouter()],
  resolve,
  environments: {
    ssr: {
      // The built files need no packages.
      resolve: { noExternal: command === 'build' || undefined },
      build: { rolldownOptions: { input: path('./src/app/server.ts') } },
    },
    client: {
      build: {
        rolldownOptions: {
          output: {
            // They are needed at once: a browser compiles them while they arrive, not function by function when each is called.
            postBanner: ({ name }) => (EAGER_MODULES.has(name) ? '//# allFunctionsCalledOnLoad' : ''),
            // Few files for what every page needs: they compress better than a dozen, and none of them takes long to run.
            codeSplitting: {
              groups: [
                { name: 'react', priority: 3, test: /node_modules\/(react|react-dom|scheduler)\/|src\/app\/react\.ts/ },
                {
                  name: 'router',
                  priority: 2,
                  test: /node_modules\/react-router\/|src\/(app\/(root|start)|entities\/restaurant|shared\/(config|links)|shared\/ui\/(field\/(field|use-refusal|focus-first|phone-number)|page-meta|skeleton|toast\/toast(er|-store)))/,
                },
                // Ant Design, but for what forms, tables, lists to choose from and QR codes need: each comes with the first of its kind.
                {
                  name: 'antd',
                  priority: 1,
                  test: /node_modules\/(antd\/(?!es\/(table|tree|pagination|select|qr-code|form|input-number|typography)\/)|@ant-design|@rc-component\/(?!table|tree|pagination|select|virtual-list|qrcode|form|async-validator|(input|mini)-)|@babel|@emotion|stylis|clsx|dayjs|throttle-debounce|(compute-)?scroll-into-view)/,
                },
                {
                  name: 'antd-form',
                  test: /node_modules\/(antd\/es\/(form|input-number|typography)|@rc-component\/(form|async-validator|(input|mini)-))/,
                },
                {
                  name: 'antd-select',
                  test: /node_modules\/(antd\/es\/select|@rc-component\/(select|virtual-list))\//,
                },
                { name: 'antd-table', test: /node_modules\/(antd\/(?!es\/qr-code\/)|@rc-component\/(?!qrcode))/ },
                {
                  name: 'site',
                  test: /src\/(app\/layouts\/public|entities\/blog-post|features\/count-visit|shared\/ui\/(picture|section-link|structured-data)|widgets\/site-)/,
                },
                // A browser spends some milliseconds on each file, however small, a phone four times as many: what always comes
                // together is one. A group takes along what its files import, but for what a group of higher priority has.
                {
                  name: 'query',
                  priority: 1,
                  test: /node_modules\/(@tanstack|openapi-fetch)\/|src\/(shared\/(api\/(query-provider|client|mutation)\.|lib\/numbers\.)|entities\/session\/model\/local-record)/,
                },
                // Their styles come behind Ant Design's, which they change.
                {
                  name: 'rows',
                  priority: 1,
                  test: /src\/(shared\/(ui\/(answer-view|dialogs\/confirm|item-card|list-row|list-view|opened|row-focus|status-tag)|api\/use-list|lib\/due-words)|entities\/(settings\/status|approval-item\/api))/,
                },
                {
                  name: 'request',
                  priority: 1,
                  test: /src\/(entities\/(settings\/current-restaurant|reservation\/model\/(areas|request-options))|shared\/lib\/phone)/,
                },
                {
                  name: 'office',
                  test: /src\/(app\/(layouts\/back-office|in-the-browser)|widgets\/dashboard-frame\/(model\/begin|ui\/(dashboard-f(rame|allback)|at-work))\.tsx?|shared\/(ui\/figure-tiles\.|lib\/(address\.|open-item\/))|entities\/message\/model)/,
                },
                { name: 'filters', test: /src\/shared\/ui\/(filters\/|search-field\.)/ },
                { name: 'board', test: /src\/widgets\/reservations\/board\/ui\/reservation-board\.tsx/ },
              ],
            },
          },
        },
      },
    },
  },
  server: {
    proxy: { '^/(?:api/|calendar/|pictures/[0-9a-f]{20}-)': process.env.BACKEND_URL ?? 'http://localhost:3000' },
  },
}));
