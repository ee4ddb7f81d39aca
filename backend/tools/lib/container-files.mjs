/** What can be known of the container files without an engine: all that they name exists, versions are exact, nothing is let loose. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { backend, Refusal, root } from './project.mjs';

export function checkContainerFiles() {
  const compose = parse(readFileSync(path.join(root, 'docker-compose.yml'), 'utf8'), { merge: true });
  const images = readdirSync(path.join(root, 'docker')).filter((file) => file.endsWith('.Dockerfile'));
  const faults = [...images.flatMap(faultsOfImage), ...faultsOfCompose(compose), ...looseServices(compose)];
  if (faults.length > 0) throw new Refusal(faults.join('\n'));
}

function faultsOfImage(file) {
  const lines = readFileSync(path.join(root, 'docker', file), 'utf8').split('\n');
  const stages = lines.flatMap((line) => /^FROM \S+ AS (\S+)$/.exec(line)?.slice(1) ?? []);
  return lines.flatMap((line) => {
    const [instruction, ...words] = line.split(' ');
    if (instruction === 'FROM') return isExact(words[0]) ? [] : [`docker/${file}: ${words[0]} names no exact version`];
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

function looseServices({ services }) {
  return Object.entries(services).flatMap(([name, service]) => {
    const isConfined =
      service.read_only === true &&
      service.cap_drop?.includes('ALL') &&
      service.security_opt?.includes('no-new-privileges:true');
    return [
      ...(isConfined ? [] : ['is not read-only, without capabilities and without new privileges']),
      ...(service.build || isExact(service.image) ? [] : [`takes ${service.image}, which is no exact version`]),
    ].map((fault) => `docker-compose.yml: ${name} ${fault}`);
  });
}

const isExact = (image) => /:v?\d+\.\d+(\.\d+|-)/.test(image);

/** A compiled script exists when its source does. */
function scriptsOf(command) {
  const scripts = command.filter((word) => word.startsWith('backend/dist/'));
  return scripts.filter((script) => missing([script.replace('/dist/', '/src/').replace(/\.js$/, '.ts')]).length > 0);
}

const missing = (files) => files.filter((file) => !existsSync(path.join(root, file)));
