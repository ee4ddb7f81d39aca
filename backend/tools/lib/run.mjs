import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Refusal, root } from './project.mjs';

const LOGS = path.join(root, '.data', 'logs');
const TAIL = 40;

/** Runs a command with its output in a log file, shows that it is alive, and answers with the seconds it took. */
export async function runQuietly(title, command, args, options = {}) {
  mkdirSync(LOGS, { recursive: true });
  const log = path.join(LOGS, `${title.toLowerCase().replace(/\W+/g, '-')}.log`);
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  process.stdout.write(`${title} ...`);
  const pulse = setInterval(() => process.stdout.write(` ${seconds()} s`), 10_000);
  const code = await finished(command, args, { cwd: root, ...options }, createWriteStream(log));
  clearInterval(pulse);
  process.stdout.write(code === 0 ? ` done in ${seconds()} s\n` : ' failed\n');
  if (code === 0) return;
  const tail = readFileSync(log, 'utf8').trimEnd().split('\n').slice(-TAIL).join('\n');
  throw new Refusal(`${tail}\n\n${title} failed (exit code ${code}). ${options.hint ?? ''}The whole log: ${log}`);
}

function finished(command, args, { hint: _, ...options }, log) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.pipe(log, { end: false });
    child.stderr.pipe(log, { end: false });
    const finish = (code) => log.end(() => resolve(code));
    child.on('error', (error) => {
      log.write(`${error.message}\n`);
      finish('none');
    });
    child.on('close', (code, signal) => finish(code ?? signal));
  });
}

/** Runs a command on this terminal and answers its exit code. */
export function runVisibly(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, ...options, stdio: 'inherit' });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}
