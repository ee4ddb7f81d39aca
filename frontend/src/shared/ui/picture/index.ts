export { isPictureName, Picture, type PictureName } from './picture';
