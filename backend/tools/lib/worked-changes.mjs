/** Each worked change of docs/changes still applies. Limits Git to the project, which may be in no repository or inside another one. */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { Refusal, root } from './project.mjs';

export function checkWorkedChanges() {
  const options = { cwd: root, encoding: 'utf8', env: { ...process.env, GIT_CEILING_DIRECTORIES: path.dirname(root) } };
  const faults = readdirSync(path.join(root, 'docs', 'changes')).flatMap((name) => {
    const patch = `docs/changes/${name}`;
    const { status, stderr, error } = spawnSync('git', ['apply', '--check', '--ignore-whitespace', patch], options);
    return status === 0 ? [] : [`${patch} does not fit the code any more:\n${error?.message ?? stderr.trim()}`];
  });
  const wayOut =
    'Apply it with `git apply --reject`, mend what is refused, run what it tests, then `git add -A` and `git diff --cached` over the patch.';
  if (faults.length > 0) throw new Refusal([...faults, wayOut].join('\n'));
}
