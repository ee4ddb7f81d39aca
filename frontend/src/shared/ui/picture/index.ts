export { isPictureName, Picture, pictureFile, type PictureName } from './picture';
