import { EntitySchema, type EntitySchemaColumnOptions } from 'typeorm';

/** One width and type of a picture, keyed by its file name. */
export interface PictureFileRecord {
  readonly name: string;
  readonly pictureId: string;
  readonly content: Uint8Array;
}

export const PictureFileSchema = new EntitySchema<PictureFileRecord>({
  name: 'PictureFile',
  tableName: 'picture_files',
  columns: {
    name: { type: 'text', primary: true },
    pictureId: { type: 'uuid', name: 'picture_id' },
    content: { type: 'bytea' },
  } satisfies Record<keyof PictureFileRecord, EntitySchemaColumnOptions>,
});
