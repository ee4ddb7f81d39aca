import { spawnSync } from 'node:child_process';
import { Refusal, root } from '../lib/project.mjs';
import { runQuietly } from '../lib/run.mjs';

const MAX_OUTPUT = 1e8;

/** The command line being installed proves nothing: only an engine that answers does. */
export const engineAnswers = () => attempt('docker', ['version', '--format', '{{.Server.Version}}']).status === 0;

/** What a command of the engine printed. */
export function docker(...args) {
  const { status, stdout, stderr } = attempt('docker', args);
  if (status !== 0) throw new Refusal(`docker ${args.join(' ')} failed: ${stderr}`);
  return stdout.trim();
}

export const dockerSucceeds = (...args) => attempt('docker', args).status === 0;

/** The machine's Compose: the engine's plugin, or the standalone program. */
export class Compose {
  constructor(project, file, variables) {
    const [command, ...args] = composeCommand();
    this.command = command;
    this.args = [...args, '--project-name', project, '--project-directory', root, '--file', file];
    this.env = { ...process.env, ...variables };
  }

  run(title, ...args) {
    return runQuietly(title, this.command, [...this.args, ...args], { env: this.env });
  }

  output(...args) {
    return attempt(this.command, [...this.args, ...args], this.env).stdout;
  }

  container(service) {
    return this.output('ps', '--quiet', service).trim();
  }
}

function composeCommand() {
  if (dockerSucceeds('compose', 'version')) return ['docker', 'compose'];
  if (attempt('docker-compose', ['--version']).status === 0) return ['docker-compose'];
  throw new Refusal('A Docker engine answers, but there is no Compose: install the plugin, or docker-compose 1.29.');
}

const attempt = (command, args, env = process.env) =>
  spawnSync(command, args, { encoding: 'utf8', cwd: root, env, maxBuffer: MAX_OUTPUT });
