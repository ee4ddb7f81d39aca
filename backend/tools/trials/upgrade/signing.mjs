import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { archiveName, archiveOf, sbomName, sumsOf } from '../../lib/release-files.mjs';

/** A pair of keys for this trial alone; null where minisign is missing. */
export function keyPair(folder) {
  const [secretKey, publicKey] = ['release.key', 'release.pub'].map((name) => path.join(folder, name));
  const { error } = spawnSync('minisign', ['-G', '-W', '-s', secretKey, '-p', publicKey]);
  if (!error) return { secretKey, publicKey };
  console.log('minisign is not here and cannot be had, so no release was signed.');
  return null;
}

/** By `npm run release`, which is refused while anything is missing. */
export async function releaseByCommand(publisher, installation, { version, change }, report) {
  // Reuses the installed packages.
  for (const place of ['', 'backend', 'frontend'])
    spawnSync('cp', ['-al', path.join(installation.folder, place, 'node_modules'), path.join(publisher.folder, place)]);
  const run = (env = {}) => {
    const all = { cwd: publisher.folder, encoding: 'utf8', env: { ...installation.bare, ...env } };
    const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'release', '--', version], all);
    return { status, output: `${stdout}${stderr}`.trim() };
  };
  const refused = (what, expected, { status, output }) =>
    report.line(`no release ${what}`, output.split('\n')[0], status === 1 && output.includes(expected));

  publisher.git('checkout', '--quiet', `v${publisher.day}`);
  change(publisher);
  refused('of what is not committed', 'Commit or put away', run());
  publisher.commit('What is new');
  refused('without notes', `${version}.md is missing or empty`, run());
  publisher.write(`docs/releases/${version}.md`, 'A table for what comes next.\n');
  publisher.commit('Notes');
  refused('without a key', 'minisign -G -s', run());
  const before = publisher.git('rev-parse', 'HEAD');
  const stranger = keyPair(mkdtempSync(path.join(publisher.folder, '..', 'stranger-')));
  refused('by another key', 'not of one pair', run({ MINISIGN_KEY: stranger.secretKey }));
  const isUntouched = publisher.git('rev-parse', 'HEAD') === before && publisher.git('status', '--porcelain') === '';
  report.line('what was refused leaves nothing behind', before.slice(0, 12), isUntouched);

  const { status, output } = run({ MINISIGN_KEY: publisher.keys.secretKey });
  if (status !== 0) throw new Error(output);
  const folder = path.join(publisher.folder, 'release');
  const names = readdirSync(folder).sort();
  const wanted = [archiveName(version), sbomName(version), 'SHA256SUMS', 'SHA256SUMS.minisig'].sort();
  report.line(
    'a release has its source, bill of materials, checksums, signature',
    names.join(', '),
    `${names}` === `${wanted}`,
  );
  const again = sumsOf({ [archiveName(version)]: archiveOf(publisher.folder, `v${version}`, version) }).trim();
  const sums = readFileSync(path.join(folder, 'SHA256SUMS'), 'utf8');
  report.line('the source of the same commit has the same bytes', again.slice(0, 16), sums.includes(again));
  const { components } = JSON.parse(readFileSync(path.join(folder, sbomName(version)), 'utf8'));
  report.line('the bill of materials lists what runs', `${components.length} packages`, components.length > 100);
  verifyByHand(folder, publisher.keys.publicKey, report, version);
}

/** Follows docs/operations.md, then again with one bit of each file flipped. */
function verifyByHand(folder, publicKey, report, version) {
  const verified = () =>
    spawnSync('sh', ['-c', `minisign -Vm SHA256SUMS -p '${publicKey}' && sha256sum --check SHA256SUMS`], {
      cwd: folder,
    }).status === 0;
  report.line('who has no git verifies it by hand', 'minisign -Vm SHA256SUMS && sha256sum --check', verified());
  for (const name of [archiveName(version), sbomName(version), 'SHA256SUMS', 'SHA256SUMS.minisig']) {
    const file = path.join(folder, name);
    const right = readFileSync(file);
    const wrong = Buffer.from(right);
    wrong[Math.floor(wrong.length / 2)] ^= 1;
    writeFileSync(file, wrong);
    const isRefused = !verified();
    writeFileSync(file, right);
    report.line(`one bit of ${name} is another one: refused`, isRefused ? 'refused' : 'taken', isRefused && verified());
  }
}

/** A tag without the right signature, and one with the signature of another tag. */
export async function refuseOtherKeys(installation, publisher, report, good) {
  const signed = publisher.git('for-each-ref', '--format=%(contents)', `refs/tags/v${good}`);
  for (const [what, version, message, expected] of [
    ['is not signed', '0.90.1', 'Courtyard 0.90.1', 'v0.90.1 is not signed'],
    ['carries the signature of another', '0.90.2', `${signed}\n`, 'is not what was signed'],
    [
      'carries changed checksums',
      '0.90.3',
      `${signed.replace(/^[0-9a-f]{8}/m, '00000000')}\n`,
      'was not made with the key in',
    ],
  ]) {
    publisher.release(version, { on: good, message });
    const { code, output } = await installation.upgrade(`v${version}`);
    publisher.git('tag', '--delete', `v${version}`);
    spawnSync('git', ['tag', '--delete', `v${version}`], { cwd: installation.folder });
    const isRefused = code === 1 && output.includes(expected) && (await installation.isReady());
    report.line(`a tag that ${what} is refused`, output.trim().split('\n').at(-1), isRefused);
  }
}
