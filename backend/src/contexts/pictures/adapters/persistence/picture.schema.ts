import type { EntitySchemaColumnOptions } from 'typeorm';
import { PICTURE } from '../../../../kernel/pictures.js';
import { TrackedSchema } from '../../../../platform/persistence/tracked-schema.js';
import { type Picture, PictureArrives } from '../../domain/picture.js';

export const PictureSchema = new TrackedSchema<Picture>(
  {
    name: 'Picture',
    tableName: 'pictures',
    columns: {
      id: { type: 'uuid', primary: true },
      key: { type: 'text' },
      width: { type: 'integer' },
      height: { type: 'integer' },
      bytes: { type: 'integer' },
      alt: { type: 'text' },
      createdAt: { type: 'timestamptz', precision: 3, name: 'created_at' },
    } satisfies Record<keyof Picture, EntitySchemaColumnOptions>,
  },
  { subject: PICTURE, nameOf: ({ alt, key }) => alt || key, violations: { pictures_key: () => new PictureArrives() } },
);
