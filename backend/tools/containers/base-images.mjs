import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Refusal, root } from '../lib/project.mjs';
import { docker, dockerSucceeds } from './engine.mjs';

/**
 * Makes every image available that the files name. If a version cannot be pulled, a local image of the same major
 * version is tagged with its name.
 * @returns the tags that were added, to be removed later
 */
export function provideBaseImages(compose) {
  const lent = [];
  for (const image of baseImages(compose)) {
    if (isHere(image) || dockerSucceeds('pull', '--quiet', image)) continue;
    const standIn = image.replace(/:(\d+)\.[\d.]+/, ':$1');
    if (!isHere(standIn)) throw new Refusal(`${image} cannot be had, and there is no ${standIn} here either.`);
    docker('tag', standIn, image);
    lent.push(image);
    console.log(`${image} cannot be had; ${standIn} of this machine stands in`);
  }
  return lent;
}

function baseImages({ services }) {
  const files = readdirSync(path.join(root, 'docker')).filter((file) => file.endsWith('.Dockerfile'));
  const lines = files.flatMap((file) => readFileSync(path.join(root, 'docker', file), 'utf8').split('\n'));
  const built = lines.flatMap((line) => /^FROM (\S+)/.exec(line)?.slice(1) ?? []);
  const pulled = Object.values(services).filter(({ build }) => !build);
  return new Set([...built, ...pulled.map(({ image }) => image)]);
}

const isHere = (image) => dockerSucceeds('image', 'inspect', image);
