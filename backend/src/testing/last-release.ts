import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareVersions } from '../platform/config/version.js';

const RECORDS = join(__dirname, '..', '..', '..', 'docs', 'releases');

export interface Release {
  readonly version: string;
  /** Names of those it has. */
  readonly migrations: readonly string[];
}

/** The newest of which there is a record. */
export function lastRelease(): Release {
  const versions = readdirSync(RECORDS).flatMap((file) => /^(\d+\.\d+\.\d+)\.json$/.exec(file)?.[1] ?? []);
  const version = versions.sort(compareVersions).at(-1);
  if (!version) throw new Error(`There is no record of a release in ${RECORDS}.`);
  const record = JSON.parse(readFileSync(join(RECORDS, `${version}.json`), 'utf8')) as Omit<Release, 'version'>;
  return { ...record, version };
}
