export { PicturesModule } from './pictures.module.js';
export { type PictureUse, type PictureUser, PictureUses } from './domain/picture-uses.js';
