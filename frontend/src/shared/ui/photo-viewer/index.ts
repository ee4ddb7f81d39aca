export { enlivenPhotos } from './enliven-photos';
export { PhotoViewer } from './photo-viewer';
