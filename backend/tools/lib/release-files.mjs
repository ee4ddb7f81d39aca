import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Refusal } from './project.mjs';

const SUMS = 'SHA256SUMS';
const SIGNATURE = `${SUMS}.minisig`;
export const PUBLIC_KEY = 'docs/releases/minisign.pub';
export const NO_MINISIGN =
  'minisign is not installed here: apt-get install minisign (or brew, or https://jedisct1.github.io/minisign/).';

export const archiveName = (version) => `courtyard-${version}.tar`;
export const sbomName = (version) => `courtyard-${version}.cdx.json`;

/** The source of a commit as a tar archive: of the same commit the same bytes, which is why nothing compresses it. */
export function archiveOf(cwd, commit, version) {
  const format = ['--format=tar', `--prefix=courtyard-${version}/`];
  return run('git', ['-c', 'tar.umask=0022', 'archive', ...format, commit], { cwd });
}

export const sumsOf = (files) =>
  Object.entries(files)
    .map(([name, content]) => `${createHash('sha256').update(content).digest('hex')}  ${name}\n`)
    .join('');

/** Writes these files, their checksums and the checksums' signature into a folder. */
export function seal(folder, files, { version, secretKey, publicKey }) {
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(folder, name), content);
  const sums = path.join(folder, SUMS);
  writeFileSync(sums, sumsOf(files));
  const signed = spawnSync('minisign', ['-S', '-s', secretKey, '-m', sums, '-t', `courtyard ${version}`], {
    stdio: ['inherit', 'inherit', 'inherit'],
  });
  if (signed.error) throw new Refusal(NO_MINISIGN);
  if (signed.status !== 0) throw new Refusal('minisign could not sign.');
  if (!isSigned(sums, path.join(folder, SIGNATURE), publicKey))
    throw new Refusal(`What ${secretKey} signs is not what ${publicKey} verifies: they are not of one pair.`);
  return { sums, signature: path.join(folder, SIGNATURE) };
}

/** The text of a release's tag: checksums and their signature travel with it. */
export const tagMessage = (version, sums, signature) => `Courtyard ${version}\n\n${sums}\n${signature}`;

/**
 * Verifies that the tag is what was signed.
 * @param message the text of the tag
 * @param publicKey path of the trusted key
 * @throws Refusal with the reason
 */
export function verifyTag({ cwd, tag, commit, version, message, publicKey }) {
  const [sums = '', signature = ''] = [
    /(^[0-9a-f]{64} {2}\S+\n)+/m,
    /^untrusted comment:[^\n]*\n[^\n]+\ntrusted comment:[^\n]*\n[^\n]+/m,
  ].map((pattern) => pattern.exec(message)?.[0]);
  if (!sums || !signature) throw new Refusal(`${tag} is not signed, but ${PUBLIC_KEY} requires a signature.`);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'courtyard-signature-'));
  try {
    writeFileSync(path.join(folder, SUMS), sums);
    writeFileSync(path.join(folder, SIGNATURE), `${signature}\n`);
    if (!isSigned(path.join(folder, SUMS), path.join(folder, SIGNATURE), publicKey))
      throw new Refusal(`The signature of ${tag} was not made with the key in ${PUBLIC_KEY}.`);
  } finally {
    rmSync(folder, { recursive: true });
  }
  const files = { [archiveName(version)]: archiveOf(cwd, commit, version) };
  if (!sums.split('\n').includes(sumsOf(files).trimEnd()))
    throw new Refusal(`What is tagged ${tag} is not what was signed as ${version}.`);
}

function isSigned(file, signature, publicKey) {
  const { error, status } = spawnSync('minisign', ['-V', '-q', '-p', publicKey, '-m', file, '-x', signature]);
  if (error) throw new Refusal(NO_MINISIGN);
  return status === 0;
}

function run(command, args, options) {
  const { error, status, stdout, stderr } = spawnSync(command, args, { maxBuffer: 1e9, ...options });
  if (error || status !== 0) throw new Refusal(`${command} ${args.join(' ')}: ${error?.message ?? stderr}`);
  return stdout;
}
