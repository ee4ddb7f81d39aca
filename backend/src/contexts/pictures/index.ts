export { PicturesModule } from './pictures.module.js';
export { fileName, widthsOf } from './domain/picture.js';
export type { HungPhotograph } from './domain/photograph.js';
export { PhotographsService } from './domain/photographs.service.js';
export { type PictureUse, type PictureUser, PictureUses } from './domain/picture-uses.js';
