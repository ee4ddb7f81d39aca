/** Each rule has a probe: something wrong that must be refused. A probe that passes means that the rule has stopped working. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectEnvironment } from './node-24.mjs';
import { backend, frontend, Refusal, root } from './project.mjs';

const probes = path.join(backend, 'tools', 'probes');

export function checkProbes() {
  const accepted = [
    ...probesOfImports(),
    ...probesOfSlices(),
    ...probesOfAccessibility(),
    ...probesOfTypeRules(),
    ...probesOfTypes(),
    ...probesOfFormat(),
    ...probesOfSpelling(),
  ];
  if (accepted.length > 0) throw new Refusal(`These probes were accepted:\n  ${accepted.join('\n  ')}`);
}

/** A file of the probe tree carries the name of the rule that it breaks; the others are right. */
function probesOfImports() {
  const cwd = path.join(probes, 'imports');
  const report = tool(
    'depcruise',
    ['--config', path.join(root, '.dependency-cruiser.mjs'), '-T', 'json', 'backend/src'],
    cwd,
  );
  const found = report.summary.violations.map(({ rule, from }) => [
    rule.name,
    path.basename(from, '.ts').replace(/-back$|\.service$/, ''),
  ]);
  const blamed = found
    .filter(([rule, file]) => rule !== file)
    .map(([rule, file]) => `${file} is right, but ${rule} refused it`);
  const rules = report.summary.ruleSetUsed.forbidden.map((rule) => rule.name);
  return [...blamed, ...rules.filter((name) => !found.some(([rule]) => rule === name))];
}

function probesOfSlices() {
  const expected = [
    ['fsd/forbidden-imports', 'entities/meal/model/meal.ts'],
    ['fsd/forbidden-imports', 'features/order-meal/ui/order-meal-form.ts'],
    ['fsd/no-public-api-sidestep', 'pages/home/ui/home-page.ts'],
  ];
  const report = tool('steiger', ['src', '--reporter', 'json'], path.join(probes, 'website'));
  const found = report.map(({ ruleName, location }) => `${ruleName} ${location.path.replaceAll('\\', '/')}`);
  return expected
    .filter(([rule, file]) => !found.some((line) => line.startsWith(rule) && line.endsWith(file)))
    .map((probe) => probe.join(' in '));
}

/** Each line of the probe is named after the rule that it breaks, and each rule has its line. */
function probesOfAccessibility() {
  const config = path.join(root, '.oxlintrc.json');
  const probe = path.join(probes, 'accessibility', 'each-rule-once.tsx');
  const ruleOf = (line) => /^ {2}'?([a-z-]+)'?: </.exec(line)?.[1];
  const lines = readFileSync(probe, 'utf8').split('\n');
  const { diagnostics } = tool('oxlint', ['--config', config, '--format', 'json', probe], root);
  const found = new Set(
    diagnostics
      .filter(({ code, labels: [{ span }] }) => code === `jsx-a11y(${ruleOf(lines[span.line - 1])})`)
      .map(({ code }) => code),
  );
  const rules = Object.keys(JSON.parse(readFileSync(config, 'utf8')).rules);
  const expected = new Set([
    ...rules.map((rule) => rule.replace('jsx-a11y/', '')),
    ...lines.map(ruleOf).filter(Boolean),
  ]);
  return [...expected].filter((rule) => !found.has(`jsx-a11y(${rule})`));
}

/** Paths of existing files, because typed rules need a file of the project. */
const PLACES = {
  website: path.join(frontend, 'src/app/root.tsx'),
  feature: path.join(frontend, 'src/features/passkeys.tsx'),
  domain: path.join(backend, 'src/contexts/hours/domain/hours.service.ts'),
  test: path.join(backend, 'src/kernel/shown.spec.ts'),
};

/** The file's name begins with the rule, after the part of the code to which the rule is limited. */
export async function acceptedByEslint(eslint) {
  const folder = path.join(probes, 'code');
  const accepted = [];
  for (const file of readdirSync(folder)) {
    const [, part, rule] = /^(?:(website|feature|domain|test)\.)?([^.]+)/.exec(file);
    const place = part ? PLACES[part] : path.join(backend, 'src/kernel/clock.ts');
    const [result] = await eslint.lintText(readFileSync(path.join(folder, file), 'utf8'), { filePath: place });
    if (!result.messages.some(({ ruleId }) => ruleId?.endsWith(rule))) accepted.push(`${rule} in ${file}`);
  }
  return accepted;
}

/** The file's name is the rule. */
function probesOfTypeRules() {
  const config = path.join(root, '.oxlintrc.types.json');
  const folder = path.join(probes, 'types');
  const { diagnostics } = tool('oxlint', ['--type-aware', '--config', config, '--format', 'json', folder], root);
  const files = readdirSync(folder).filter((name) => name !== 'tsconfig.json');
  const isRefused = (file) => diagnostics.some(({ code }) => code === `typescript(${path.basename(file, '.ts')})`);
  return files.filter((file) => !isRefused(file)).map((file) => `types/${file}`);
}

function probesOfTypes() {
  const project = path.join(probes, 'compiler');
  const compiler = path.join(root, 'node_modules', 'typescript-7', 'bin', 'tsc');
  const { stdout } = run('node', [compiler, '--noEmit', '-p', project], root);
  return stdout.includes('TS2322') ? [] : ['unchecked index access in compiler/unchecked-index.ts'];
}

function probesOfFormat() {
  const { stdout } = run('oxfmt', ['--stdin-filepath', 'probe.ts'], root, 'export const   text = "double"');
  return stdout === "export const text = 'double';\n" ? [] : ['format'];
}

/** A typo and a flagged word in a comment, and one in a test name. Identifiers are not checked. */
function probesOfSpelling() {
  const probe = path.join(probes, 'spelling', 'each-once.ts');
  const options = ['--no-progress', '--no-summary', '--reporter', '@cspell/cspell-json-reporter'];
  const { issues } = tool('cspell', [...options, probe], root);
  const found = issues.map(({ text }) => text);
  const isExact = found.toSorted().join() === ['Whoever', 'recieves', 'somebody'].join();
  return isExact ? [] : [`spelling in each-once.ts, where cspell found ${found.join(', ') || 'nothing'}`];
}

function tool(name, args, cwd) {
  const { stdout, stderr, error } = run(name, args, cwd);
  try {
    return JSON.parse(stdout);
  } catch {
    throw new Refusal(`${name} gave no report on the probes: ${error?.message ?? (stderr || stdout)}`);
  }
}

function run(name, args, cwd, input) {
  return spawnSync(name, args, { cwd, input, env: projectEnvironment(), encoding: 'utf8', maxBuffer: 1e8 });
}
