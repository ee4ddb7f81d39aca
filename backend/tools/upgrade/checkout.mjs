import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { PUBLIC_KEY, verifyTag } from '../lib/release-files.mjs';
import { compareVersions, newestOf, tagOf } from '../lib/upgrade-plan.mjs';
import { Refusal, root } from '../lib/project.mjs';

const FETCHED_WITHIN_MS = 60_000;
const RECORDS = 'docs/releases';

/** Runs git here. @throws Refusal with its output */
export function git(...args) {
  const { status, stdout, stderr, error } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e9 });
  if (status !== 0) throw new Refusal(`git ${args.join(' ')}: ${error?.message ?? stderr.trim()}`);
  return stdout.trim();
}

const commitOf = (name) => git('rev-parse', '--verify', '--quiet', `${name}^{commit}`);
const versionAt = (commit) => JSON.parse(git('show', `${commit}:package.json`)).version;
const short = (commit) => commit.slice(0, 12);

/** The current checkout. */
export function here() {
  const commit = commitOf('HEAD');
  return { commit, version: versionAt(commit) };
}

/**
 * The requested release, and the versions of all releases it knows of.
 * @param wanted a tag or a version; the newest tag by default
 * @param isUnsignedAllowed whether to accept an unsigned release if no key is configured
 * @throws Refusal if the checkout cannot become that release
 */
export function meant(wanted, from, isUnsignedAllowed) {
  const fetched = spawnSync('git', ['fetch', '--quiet', '--tags'], {
    cwd: root,
    encoding: 'utf8',
    timeout: FETCHED_WITHIN_MS,
    env: { ...process.env, GIT_TERMINAL_PROMPT: '0' },
  });
  if (fetched.status !== 0)
    console.log(
      `New tags could not be fetched, so those that are here count: ${fetched.error?.message ?? fetched.stderr.trim()}`,
    );
  const tag = wanted ? tagOf(wanted) : newestOf(git('tag', '--list', 'v*').split('\n'));
  if (!tag) throw new Refusal('There is no release here: no tag such as v0.3.0.');
  const commit = existing(tag);
  const version = versionAt(commit);
  if (tag.slice(1) !== version) throw new Refusal(`${tag} is tagged as that, but its program says it is ${version}.`);
  if (compareVersions(version, from.version) < 0)
    throw new Refusal(`${version} is older than ${from.version}, which is here: an upgrade goes forward only.`);
  verify({ tag, commit, version }, isUnsignedAllowed);
  refuseChangedTwice(tag, commit);
  // What would be in the way of a file of the release is found now, and not when the product is stopped.
  git('read-tree', '--dry-run', '-m', '-u', 'HEAD', commit);
  const records = git('ls-tree', '--name-only', commit, `${RECORDS}/`).split('\n');
  const releases = records.flatMap((file) => /\/(\d+\.\d+\.\d+)\.json$/.exec(file)?.[1] ?? []);
  return { tag, commit, version, releases };
}

/** By the key that is here, and not by one that the release brings. */
function verify(release, isUnsignedAllowed) {
  const publicKey = path.join(root, PUBLIC_KEY);
  if (!existsSync(publicKey)) {
    if (!isUnsignedAllowed)
      throw new Refusal(
        `${release.tag} cannot be verified: there is no public key here (${PUBLIC_KEY}). Add the key of those who publish your releases, ` +
          'or run the upgrade with --unsigned if you trust everyone who can write to the repository it comes from.',
      );
    console.log(`Unsigned: ${release.tag} was not verified, because there is no public key here (${PUBLIC_KEY}).`);
    return;
  }
  const message = `${git('for-each-ref', '--format=%(contents)', `refs/tags/${release.tag}`)}\n`;
  verifyTag({ cwd: root, ...release, message, publicKey });
  console.log(`${release.tag} has a valid signature.`);
}

/**
 * Checks out the commit that was verified: a branch may have the name of the tag, and a tag may have been moved since.
 * @throws Refusal where something else is checked out afterwards
 */
export function checkOut(commit) {
  git('checkout', '--quiet', '--detach', commit);
  const found = commitOf('HEAD');
  if (found !== commit) throw new Refusal(`${short(found)} is checked out, and ${short(commit)} was verified.`);
}

/** Installations have their name, texts and images in files of the program. Git preserves such changes unless the release changes the same files. */
function refuseChangedTwice(tag, commit) {
  const changed = namesOf('HEAD');
  const both = namesOf('HEAD', commit).filter((file) => changed.includes(file));
  if (both.length > 0)
    throw new Refusal(
      `Changed here, and by ${tag} as well:\n${both.join('\n')}\nPut your changes away (git stash), upgrade, bring them back (git stash pop), and start anew.`,
    );
  if (changed.length > 0) console.log(`What was changed here goes along: ${changed.join(', ')}`);
}

const namesOf = (...between) =>
  git('diff', '--name-only', ...between)
    .split('\n')
    .filter(Boolean);

function existing(tag) {
  try {
    return commitOf(`refs/tags/${tag}`);
  } catch {
    throw new Refusal(
      `There is no tag ${tag} here. These are: ${git('tag', '--list', 'v*').split('\n').join(', ') || 'none'}.`,
    );
  }
}

export const described = ({ version, commit }) => `${version} (${short(commit)})`;
