/** What can be known of the container files without an engine: they parse, and all that they name exists. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { backend, Refusal, root } from './project.mjs';

export function checkContainerFiles() {
  const compose = parse(readFileSync(path.join(root, 'docker-compose.yml'), 'utf8'), { merge: true });
  const images = readdirSync(path.join(root, 'docker')).filter((file) => file.endsWith('.Dockerfile'));
  const faults = [...images.flatMap(faultsOfImage), ...faultsOfCompose(compose)];
  if (faults.length > 0) throw new Refusal(faults.join('\n'));
}

function faultsOfImage(file) {
  const lines = readFileSync(path.join(root, 'docker', file), 'utf8').split('\n');
  const stages = lines.flatMap((line) => /^FROM \S+ AS (\S+)$/.exec(line)?.slice(1) ?? []);
  return lines.flatMap((line) => {
    const [instruction, ...words] = line.split(' ');
    if (instruction !== 'COPY') return [];
    const stage = words[0].startsWith('--from=') ? words.shift().replace('--from=', '') : null;
    if (stage) return stages.includes(stage) ? [] : [`docker/${file}: there is no stage ${stage}`];
    return missing(words.slice(0, -1)).map((source) => `docker/${file}: COPY names ${source}, which does not exist`);
  });
}

function faultsOfCompose({ services, volumes }) {
  const settings = readFileSync(path.join(backend, 'src', 'platform', 'config', 'environment.ts'), 'utf8');
  return Object.entries(services).flatMap(([name, service]) => {
    const variables = service.image === 'courtyard-app' ? Object.keys(service.environment) : [];
    const mounts = (service.volumes ?? []).map((mount) => mount.split(':')[0]);
    return [
      ...Object.keys(service.depends_on ?? {}).filter((other) => !services[other]),
      ...missing([service.build?.dockerfile, ...mounts.filter((source) => source.startsWith('.'))].filter(Boolean)),
      ...mounts.filter((source) => !source.startsWith('.') && !(source in volumes)),
      ...variables.filter((variable) => !settings.includes(`${variable}:`)),
      ...scriptsOf(service.command ?? []),
    ].map((what) => `docker-compose.yml: ${name} names ${what}, which does not exist`);
  });
}

/** A compiled script exists when its source does. */
function scriptsOf(command) {
  const scripts = command.filter((word) => word.startsWith('backend/dist/'));
  return scripts.filter((script) => missing([script.replace('/dist/', '/src/').replace(/\.js$/, '.ts')]).length > 0);
}

const missing = (files) => files.filter((file) => !existsSync(path.join(root, file)));
