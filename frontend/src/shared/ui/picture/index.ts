export { photographOf, PhotographsData, type Photographs, tellPhotographs } from './photographs';
export { isPictureName, Picture, PICTURE_NAMES, pictureFile, type PictureName } from './picture';
