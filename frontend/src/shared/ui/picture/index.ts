export { photographOf, PhotographsData, type Photographs, setPhotographs } from './photographs';
export { isPictureName, Picture, PICTURE_NAMES, pictureFile, type PictureName } from './picture';
