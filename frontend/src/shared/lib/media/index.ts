export { useMedia } from './use-media';
