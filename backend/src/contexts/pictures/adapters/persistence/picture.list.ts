import { listOf } from '../../../../platform/lists/list-of.js';
import { PictureSchema } from './picture.schema.js';

const { tableName, columns } = PictureSchema.options;
const { key: _key, ...shown } = columns;

export const pictureList = listOf(
  { tableName, columns: { ...shown, url: { type: 'text' } } },
  { scopes: { all: ['true'] }, json: { url: `'/pictures/' || key || '-' || width || '.webp'` } },
);
