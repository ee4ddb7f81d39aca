export { type Photo, PhotoViewer } from './photo-viewer';
