import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checkKubernetesFiles } from './kubernetes-files.mjs';
import { root } from './project.mjs';

let home;

beforeEach(() => {
  home = mkdtempSync(path.join(os.tmpdir(), 'kubernetes-'));
  cpSync(path.join(root, 'docker', 'kubernetes'), home, { recursive: true });
});

afterEach(() => rmSync(home, { recursive: true }));

it('has no complaint about the current files', () => {
  expect(() => checkKubernetesFiles(home)).not.toThrow();
});

it.each([
  ['base/web.yaml', 'readinessProbe:', 'readynessProbe:', 'readynessProbe'],
  ['base/web.yaml', 'containerPort: 3000', "containerPort: '3000'", "Type 'string' is not assignable to type 'number'"],
  ['base/worker.yaml', 'maxReplicaCount', 'maxReplicas', 'maxReplicas'],
  ['base/database.yaml', 'instances: 3', 'instances: three', 'Cluster courtyard-database'],
  ['base/worker.yaml', 'readOnlyRootFilesystem: true', 'readOnlyRootFilesystem: false', 'writes into its image'],
  ['base/migration.yaml', 'cli/migrate.js', 'cli/migrations.js', 'is no script'],
  ['base/kustomization.yaml', 'METRICS_PORT=', 'METRIC_PORT=', 'METRIC_PORT is no setting'],
  ['base/kustomization.yaml', '- web.yaml', '- website.yaml', 'website.yaml, which does not exist'],
])('refuses %s with %j as %j', (file, right, wrong, output) => {
  const target = path.join(home, file);
  const text = readFileSync(target, 'utf8');
  expect(text).toContain(right);
  writeFileSync(target, text.replace(right, wrong));
  expect(() => checkKubernetesFiles(home)).toThrow(output);
});
