import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { freePort } from '../lib/free-port.mjs';
import { root } from '../lib/project.mjs';
import { provideBaseImages } from './base-images.mjs';
import { Compose, docker, dockerSucceeds } from './engine.mjs';

const SECRET = 'a secret of the test that is long enough';
const SECRETS = {
  POSTGRES_PASSWORD: 'superuser-of-the-test',
  APPLICATION_PASSWORD: 'application-of-the-test',
  SESSION_SECRET: SECRET,
  LINK_SECRET: SECRET,
};

/** docker-compose.yml under a project, image names, a port and volumes of its own. */
export async function createStack() {
  const project = `courtyard-test-${process.pid}`;
  const port = await freePort();
  const { services, volumes } = parse(readFileSync(path.join(root, 'docker-compose.yml'), 'utf8'), { merge: true });
  const folder = mkdtempSync(path.join(os.tmpdir(), 'courtyard-containers-'));
  const file = path.join(folder, 'docker-compose.json');
  const ofTest = forTest(services, project, port);
  writeFileSync(file, JSON.stringify({ services: ofTest, volumes }));
  const compose = new Compose(project, file, { ...SECRETS, PUBLIC_URL: '', SMTP_URL: '', SITE_ADDRESS: '' });
  const lent = [];

  return {
    url: `http://127.0.0.1:${port}`,
    compose,
    services: Object.keys(ofTest).filter((name) => name !== 'migration'),
    provideBaseImages: () => lent.push(...provideBaseImages({ services: ofTest })),
    /** Removes everything except the engine's build cache. */
    remove() {
      compose.output('down', '--volumes', '--remove-orphans', '--timeout', '5');
      for (const image of [`${project}-app`, `${project}-proxy`, ...lent]) dockerSucceeds('image', 'rm', image);
      rmSync(folder, { recursive: true, force: true });
      return leftovers(project);
    },
  };
}

function forTest(services, project, port) {
  const renamed = Object.entries(services).map(([name, service]) => {
    const image = service.image.replace(/^courtyard-/, `${project}-`);
    const environment = service.image === 'courtyard-app' ? { ...service.environment, RATE_LIMITS: 'off' } : undefined;
    return [name, { ...service, image, ...(environment && { environment }) }];
  });
  const { mail, proxy, migration, ...others } = Object.fromEntries(renamed);
  const { ports: _, ...confined } = mail;
  return {
    ...others,
    migration,
    proxy: { ...proxy, ports: [`127.0.0.1:${port}:80`] },
    mail: {
      ...confined,
      image: nodeImage(),
      user: `${process.getuid?.() ?? 1000}:${process.getgid?.() ?? 1000}`,
      volumes: [`${root}:/courtyard:ro`],
      command: ['node', '/courtyard/backend/tools/containers/mail-sink.mjs'],
    },
  };
}

const nodeImage = () => /^FROM (\S+)/m.exec(readFileSync(path.join(root, 'docker', 'app.Dockerfile'), 'utf8'))[1];

function leftovers(project) {
  const label = `label=com.docker.compose.project=${project}`;
  const found = [
    docker('ps', '--all', '--quiet', '--filter', label),
    docker('volume', 'ls', '--quiet', '--filter', label),
    docker('network', 'ls', '--quiet', '--filter', label),
    docker('image', 'ls', '--quiet', `${project}-*`),
  ];
  return found.flatMap((ids) => ids.split('\n')).filter(Boolean).length;
}
