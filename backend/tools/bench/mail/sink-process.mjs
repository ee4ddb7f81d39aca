import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { node24 } from '../../lib/node-24.mjs';
import { backend } from '../../lib/project.mjs';

export const run = (script, ...args) =>
  fork(path.join(backend, 'tools', 'bench', 'mail', script), args.map(String), { execPath: node24() });

/** Runs a mail server during the work; `ask('reset')` returns what it has received, and starts over. */
export async function withSink(work) {
  const sink = run('sink.mjs');
  const [{ port }] = await once(sink, 'message');
  const ask = async (question) => {
    sink.send(question);
    const [result] = await once(sink, 'message');
    return result;
  };
  try {
    return await work({ port, ask, settings: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
  } finally {
    sink.disconnect();
  }
}
