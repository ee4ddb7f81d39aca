import type { EntitySchemaColumnOptions } from 'typeorm';
import { TrackedSchema } from '../../../../platform/persistence/tracked-schema.js';
import { type Photograph, PHOTOGRAPH, PlaceTaken } from '../../domain/photograph.js';
import { PictureNotFound } from '../../domain/picture.js';

export const PhotographSchema = new TrackedSchema<Photograph>(
  {
    name: 'Photograph',
    tableName: 'photographs',
    columns: {
      id: { type: 'text', primary: true },
      pictureId: { type: 'uuid', name: 'picture_id' },
    } satisfies Record<keyof Photograph, EntitySchemaColumnOptions>,
  },
  {
    subject: PHOTOGRAPH,
    nameOf: ({ id }) => id,
    violations: {
      photographs_pkey: () => new PlaceTaken(),
      photographs_picture_id_fkey: () => new PictureNotFound(),
    },
  },
);
