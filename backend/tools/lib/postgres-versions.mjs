/** The same PostgreSQL in docker-compose.yml and docker/kubernetes: fixes of one must not be missing in the other. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { Refusal, root } from './project.mjs';

export function checkPostgresVersions() {
  const { services } = parse(readFileSync(path.join(root, 'docker-compose.yml'), 'utf8'), { merge: true });
  const cluster = parse(readFileSync(path.join(root, 'docker', 'kubernetes', 'base', 'database.yaml'), 'utf8'));
  compareVersionsOf(services.database.image, cluster.spec.imageName);
}

/** @throws Refusal where the images are of different releases */
export function compareVersionsOf(compose, kubernetes) {
  const [one, other] = [compose, kubernetes].map((image) => /:(\d+\.\d+)/.exec(image)?.[1]);
  if (!one || one !== other)
    throw new Refusal(
      `docker-compose.yml takes ${compose}, and docker/kubernetes ${kubernetes}: use one version of PostgreSQL.`,
    );
}
