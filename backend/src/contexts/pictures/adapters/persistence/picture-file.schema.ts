import { EntitySchema, type EntitySchemaColumnOptions } from 'typeorm';

/** A picture in one width and type, by the name under which it is shown. */
export interface KeptPictureFile {
  readonly name: string;
  readonly pictureId: string;
  readonly content: Uint8Array;
}

export const PictureFileSchema = new EntitySchema<KeptPictureFile>({
  name: 'PictureFile',
  tableName: 'picture_files',
  columns: {
    name: { type: 'text', primary: true },
    pictureId: { type: 'uuid', name: 'picture_id' },
    content: { type: 'bytea' },
  } satisfies Record<keyof KeptPictureFile, EntitySchemaColumnOptions>,
});
