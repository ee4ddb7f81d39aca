import { expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { backend, root } from './project.mjs';

const folder = path.join(root, 'docker', 'monitoring');
const read = (name) => readFileSync(path.join(folder, name), 'utf8');
const { groups } = parse(read('alerts.yml'));
const rules = groups.flatMap((group) => group.rules);
const dashboard = JSON.parse(read('dashboard.json'));
const queries = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));

/** Of the product's own, as the sources name them; of Node's, as prom-client makes them. */
async function exposed() {
  const sources = readdirSync(path.join(backend, 'src'), { recursive: true }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'),
  );
  const own = sources.flatMap((file) => [
    ...readFileSync(path.join(backend, 'src', file), 'utf8').matchAll(/\bname: '(courtyard_\w+)'/g),
  ]);
  const { collectDefaultMetrics, Registry } = (await import('prom-client')).default;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const names = [...own.map(([, name]) => name), ...registry.getMetricsAsArray().map(({ name }) => name)];
  return new Set(names.flatMap((name) => [name, ...['_bucket', '_count', '_sum'].map((part) => name + part)]));
}

/** Prometheus' own. */
const ELSEWHERE = ['up'];

it('uses only metrics that the product exports in rules and dashboard', async () => {
  const known = await exposed();
  const expressions = [...rules.map(({ expr }) => expr), ...queries].flatMap((text) =>
    [...text.matchAll(/\b(?:courtyard|nodejs|process)_\w+|\bup\b/g)].map(([name]) => name),
  );
  expect(expressions.length).toBeGreaterThan(30);
  expect(expressions.filter((name) => !known.has(name) && !ELSEWHERE.includes(name))).toEqual([]);
});

it('describes what to do about each alert, also in the operations page, and tests each alert', () => {
  const tried = parse(read('alerts.test.yml')).tests.flatMap((test) => test.alert_rule_test);
  const page = readFileSync(path.join(root, 'docs', 'operations.md'), 'utf8');
  for (const { alert, annotations } of rules) {
    expect({ alert, action: annotations.action }).toEqual({ alert, action: expect.stringMatching(/^[A-Z].+\.$/s) });
    const trials = tried.filter(({ alertname }) => alertname === alert);
    expect({ alert, fires: trials.some((one) => one.exp_alerts.length > 0) }).toEqual({ alert, fires: true });
    expect({ alert, rests: trials.some((one) => one.exp_alerts.length === 0) }).toEqual({ alert, rests: true });
    expect({ alert, isDescribed: page.includes(`\`${alert}\``) }).toEqual({ alert, isDescribed: true });
  }
});
