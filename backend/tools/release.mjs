/**
 * `npm run release -- 0.3.0`: raises the version, records its migrations, commits, writes the source, its bill of
 * materials, checksums and their signature to release/, and tags. Nothing is published.
 */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { backend, main, Refusal, root } from './lib/project.mjs';
import { archiveName, archiveOf, NO_MINISIGN, PUBLIC_KEY, sbomName, seal, tagMessage } from './lib/release-files.mjs';
import { compareVersions } from './lib/upgrade-plan.mjs';
import { git } from './upgrade/checkout.mjs';

const PACKAGES = ['.', 'backend', 'frontend', 'frontend/glass', 'backend/tools/node-24'];
/** Where the newest version is named as well. */
const PAGES = ['docker/kubernetes/production/kustomization.yaml', 'docs/operations.md'];
const folder = path.join(root, 'release');
const at = (...file) => path.join(root, ...file);
const read = (file) => readFileSync(at(file), 'utf8');

await main(async () => {
  const version = process.argv[2];
  const before = JSON.parse(read('package.json')).version;
  refuse(version, before);
  await ensureInstalled();
  await ensureBuilt({ only: backend });
  const { migrations } = await import('../dist/app/migrate.js');
  const start = git('rev-parse', 'HEAD');
  try {
    raise(before, version);
    const names = migrations.map(({ name }) => name).sort((one, other) => one.slice(-13) - other.slice(-13));
    writeFileSync(at('docs/releases', `${version}.json`), `${JSON.stringify({ migrations: names }, null, 2)}\n`);
    git('add', '--all');
    git('commit', '--quiet', '--message', `Release ${version}`);
    publish(version);
  } catch (error) {
    // The tree was clean: nothing of anybody's is lost.
    git('reset', '--quiet', '--hard', start);
    throw error;
  }
  console.log(`${version} is committed, tagged and signed; its files are in ${folder}. It has not left this machine:`);
  console.log(`    git push origin HEAD v${version}`);
  console.log('Then publish the files of that folder where installations download them.');
});

/** All checks that are possible before anything is changed. */
function refuse(version, before) {
  if (!/^\d+\.\d+\.\d+$/.test(version ?? '')) throw new Refusal('Name the version: npm run release -- 0.3.0');
  if (compareVersions(version, before) <= 0)
    throw new Refusal(`${version} is not newer than ${before}, which is here.`);
  const changed = git('status', '--porcelain');
  if (changed) throw new Refusal(`Commit or put away what was changed first:\n${changed}`);
  if (git('tag', '--list', `v${version}`)) throw new Refusal(`There is a tag v${version} already.`);
  const notes = `docs/releases/${version}.md`;
  if (!existsSync(at(notes)) || read(notes).trim() === '')
    throw new Refusal(`${notes} is missing or empty: describe what is new, and commit it.`);
  if (spawnSync('minisign', ['-v']).error) throw new Refusal(NO_MINISIGN);
  const { MINISIGN_KEY } = process.env;
  if (!MINISIGN_KEY || !canRead(MINISIGN_KEY))
    throw new Refusal(
      `MINISIGN_KEY is ${MINISIGN_KEY ? `'${MINISIGN_KEY}', which cannot be read` : 'not set'}; it must be the file of the secret release key. ` +
        `Make one once, keep it away from this repository, and commit its public half:\n    minisign -G -s ~/courtyard.key -p ${PUBLIC_KEY}`,
    );
  if (!existsSync(at(PUBLIC_KEY)))
    throw new Refusal(
      `${PUBLIC_KEY} is missing: commit the public half of ${MINISIGN_KEY} (minisign -R -s ${MINISIGN_KEY} -p ${PUBLIC_KEY}).`,
    );
}

function canRead(file) {
  try {
    accessSync(file, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}

function raise(before, version) {
  const [old, next] = [before, version].map((one) => `"version": "${one}"`);
  for (const place of PACKAGES) {
    const file = path.join(place, 'package.json');
    if (!read(file).includes(old)) throw new Refusal(`${file} does not say that it is ${before}.`);
    writeFileSync(at(file), read(file).replace(old, next));
  }
  const lock = JSON.parse(read('package-lock.json'));
  for (const one of [lock, ...PACKAGES.map((place) => lock.packages[place === '.' ? '' : place])])
    one.version = version;
  writeFileSync(at('package-lock.json'), `${JSON.stringify(lock, null, 2)}\n`);
  for (const page of PAGES) {
    const text = read(page).replaceAll(`newTag: ${before}`, `newTag: ${version}`);
    writeFileSync(at(page), text.replaceAll(`courtyard-app:${before}`, `courtyard-app:${version}`));
  }
}

function publish(version) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const files = { [archiveName(version)]: archiveOf(root, 'HEAD', version), [sbomName(version)]: sbom() };
  const keys = { secretKey: process.env.MINISIGN_KEY, publicKey: at(PUBLIC_KEY) };
  const { sums, signature } = seal(folder, files, { version, ...keys });
  const message = tagMessage(version, readFileSync(sums, 'utf8'), readFileSync(signature, 'utf8'));
  const text = path.join(folder, 'tag');
  writeFileSync(text, message);
  git('tag', '--annotate', '--cleanup=verbatim', `v${version}`, '--file', text);
  rmSync(text);
}

function sbom() {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'sbom'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e9,
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Refusal(`The bill of materials could not be written: ${stderr}`);
  return stdout;
}
