import type { Manifest } from './manifest.js';
import { proofInWords } from './proof-in-words.js';

const manifest: Manifest = {
  version: 1,
  createdAt: '2026-11-24T03:10:00.000Z',
  bytes: 8_000,
  sha256: '',
  tables: { 'public.reservation_requests': 1, 'public.events': 3 },
  newestEvent: { id: 'e', occurredAt: '2026-11-23T23:58:00.000Z' },
};
const ZONE = 'America/New_York';
const proof = { file: '/data/trial/courtyard.sql.gz', manifest, tookMs: 3_200, fetchedFrom: null, removed: 0 };

it('describes what was restored', () => {
  expect(proofInWords(proof, ZONE)).toBe(
    'courtyard.sql.gz was restored in 4 s: 2 tables, 1 request, newest from Nov 23, 2026, 6:58 PM EST.',
  );
});

it('reports that the bucket does not allow removing backups', () => {
  expect(proofInWords({ ...proof, fetchedFrom: 's3://bistro/courtyard', removed: null }, ZONE)).toContain(
    '\nOlder backups in s3://bistro/courtyard stay: this account may not remove them.',
  );
});

it('reports its origin, removed backups, and an empty installation', () => {
  const nothing = { ...manifest, tables: {}, newestEvent: null };
  expect(proofInWords({ ...proof, manifest: nothing, fetchedFrom: 's3://bistro/courtyard', removed: 2 }, ZONE)).toBe(
    'courtyard.sql.gz was fetched from s3://bistro/courtyard and restored in 4 s: 0 tables, 0 requests, no events yet.\n' +
      '2 backups of more than 14 days were removed.',
  );
});
