/** `npm start`: installs and builds what is missing or stale, then runs the server. Runs on Node 20, with nothing installed. */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { node24, projectEnvironment } from './lib/node-24.mjs';
import { main, root } from './lib/project.mjs';
import { serverFlags } from './lib/server-flags.mjs';

await main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  serve();
});

function serve() {
  const server = spawn(node24(), [...serverFlags(process.env.ROLE), 'backend/dist/main.js'], {
    cwd: root,
    env: projectEnvironment(),
    // The channel closes when this process ends for any reason, and the server then stops automatically.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    // Ctrl-C in a terminal reaches the whole group; the server must get it once, from here.
    detached: process.platform !== 'win32',
  });
  let lastSignal = 0;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      // The terminal and npm may both deliver the same one.
      if (Date.now() - lastSignal < 1_000) return;
      lastSignal = Date.now();
      server.kill(signal);
    });
  }
  stopWithNpm(server);
  server.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}

/** npm runs this through a shell that does not forward signals, so watch the parent process. */
function stopWithNpm(server) {
  const parent = process.ppid;
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    server.kill('SIGTERM');
  }, 500);
}
