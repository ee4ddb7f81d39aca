export { PlacedPhotographsQuery } from './adapters/persistence/typeorm-photograph.repository.js';
export { PicturesModule } from './pictures.module.js';
export { fileName, widthsOf } from './domain/picture.js';
export type { PlacedPhotograph } from './domain/photograph.js';
export { type PictureUse, type PictureUser, PictureUses } from './domain/pictures.service.js';
