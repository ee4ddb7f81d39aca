import { existsSync, lstatSync, mkdirSync, readdirSync, statfsSync, statSync } from 'node:fs';
import path from 'node:path';
import { lackOfRoom, megabytes, roomNeeded } from '../lib/upgrade-plan.mjs';
import { backend, frontend, Refusal, root } from '../lib/project.mjs';

/** @throws Refusal where a disk has not enough of it */
export function makeSureOfRoom({ dataDir, cluster }) {
  mkdirSync(dataDir, { recursive: true });
  const backups = path.join(dataDir, 'backups');
  const newest = namesIn(backups)
    .filter((name) => name.endsWith('.sql.gz'))
    .sort()
    .at(-1);
  const needed = roomNeeded({
    database: cluster ? sizeOf(cluster) : 0,
    backup: newest ? statSync(path.join(backups, newest)).size : 0,
    packages: sizeOf(path.join(root, 'node_modules')),
    built: sizeOf(path.join(backend, 'dist')) + sizeOf(path.join(frontend, 'dist')),
  });
  const sentences = lackOfRoom([
    { folder: dataDir, ...diskOf(dataDir), needed: needed.data },
    { folder: root, ...diskOf(root), needed: needed.program },
  ]);
  if (sentences.length > 0) throw new Refusal(sentences.join('\n'));
  console.log(
    `There is room: the data may take ${megabytes(needed.data)} more, the program ${megabytes(needed.program)}.`,
  );
}

function diskOf(folder) {
  const { bavail, bsize } = statfsSync(folder);
  return { disk: statSync(folder).dev, free: bavail * bsize };
}

const namesIn = (folder) => (existsSync(folder) ? readdirSync(folder) : []);

/** Files may disappear during the scan, because the product is running; those count as empty. */
function sizeOf(entry) {
  const found = lstatSync(entry, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found?.size ?? 0;
  return namesIn(entry).reduce((sum, name) => sum + sizeOf(path.join(entry, name)), 0);
}
