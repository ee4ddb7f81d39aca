import { expect, it } from '@jest/globals';
import { judge } from './advisories.mjs';
import { compareVersionsOf } from './postgres-versions.mjs';

const report = (...severities) =>
  JSON.stringify({
    vulnerabilities: Object.fromEntries(
      severities.map((severity, n) => [`package-${n}`, { name: `package-${n}`, severity, range: '<1.2.3' }]),
    ),
  });

it.each(['critical', 'high'])('refuses a package with a hole that is %s, by name', (severity) => {
  expect(() => judge(report('low', severity))).toThrow(`package-1 <1.2.3 (${severity})`);
});

it.each([report(), report('low', 'moderate')])('ignores %s', (answer) => {
  expect(judge(answer)).toBeNull();
});

it.each([
  ['', 'the registry did not answer'],
  ['npm error', 'the registry did not answer'],
  ['{"message":"request to https://registry.example failed"}', 'request to https://registry.example failed'],
  ['{"error":{"code":"ENOAUDIT","summary":"no audit endpoint"}}', 'no audit endpoint'],
])('warns where nothing could be learned: %j', (answer, reason) => {
  expect(judge(answer)).toBe(`Known holes in packages were not looked up: ${reason}.`);
});

it('refuses two versions of PostgreSQL', () => {
  const compose = 'postgres:18.6-alpine';
  expect(() => compareVersionsOf(compose, 'ghcr.io/cloudnative-pg/postgresql:18.6')).not.toThrow();
  expect(() => compareVersionsOf(compose, 'ghcr.io/cloudnative-pg/postgresql:18.1')).toThrow('use one version');
  expect(() => compareVersionsOf(compose, 'ghcr.io/cloudnative-pg/postgresql')).toThrow('use one version');
});
