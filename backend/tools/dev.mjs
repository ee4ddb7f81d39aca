/** `npm run dev`: the website with hot reload on PORT, the back end behind it, started again on every change. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { node24, projectEnvironment } from './lib/node-24.mjs';
import { backend, frontend, main, root } from './lib/project.mjs';

await main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const port = Number(process.env.PORT ?? 3000);
  const env = { ...projectEnvironment(), BACKEND_URL: `http://localhost:${port + 1}` };
  // Ctrl-C in a terminal reaches the whole group; each side must get its signal once, from here.
  const options = { env, stdio: 'inherit', detached: process.platform !== 'win32' };
  const watched = ['src', 'content'].map((folder) => `--watch-path=${path.join(backend, folder)}`);
  const loader = path.join(backend, 'tools', 'typescript-loader.mjs');
  const children = [
    spawn(node24(), [...watched, '--watch-preserve-output', '--import', loader, path.join(backend, 'src', 'main.ts')], {
      ...options,
      cwd: root,
      env: { ...env, PORT: String(port + 1), PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${port}` },
    }),
    spawn('react-router', ['dev', '--port', String(port), '--strictPort'], {
      ...options,
      cwd: frontend,
      shell: process.platform === 'win32',
    }),
  ];
  let isStopping = false;
  const stop = () => {
    if (!isStopping) children.forEach((child) => child.kill('SIGTERM'));
    isStopping = true;
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  for (const child of children) child.on('exit', stop);
});
