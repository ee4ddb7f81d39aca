import type { Picture } from '../domain/picture.js';

export const ADDED_AT = new Date('2026-11-21T15:00:00Z');

export const aPicture = (id: string, more: Partial<Picture> = {}): Picture => ({
  id,
  key: `key-of-${id}`,
  width: 1_600,
  height: 900,
  bytes: 4_000,
  alt: 'A table',
  createdAt: ADDED_AT,
  ...more,
});
