/** Lints the whole project, then with the same ESLint the probes of its rules. Runs in a separate process, since it takes half a minute of CPU. */
import { ESLint } from 'eslint';
import { acceptedByEslint } from './probes.mjs';
import { main, Refusal, root } from './project.mjs';

await main(async () => {
  const eslint = new ESLint({ cwd: root });
  const results = await eslint.lintFiles('.');
  const formatter = await eslint.loadFormatter('stylish');
  const problems = await formatter.format(results);
  if (problems) throw new Refusal(problems);
  const accepted = await acceptedByEslint(eslint);
  if (accepted.length > 0) throw new Refusal(`ESLint accepted these probes:\n  ${accepted.join('\n  ')}`);
});
