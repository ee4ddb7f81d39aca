export { searchAmong, shownAmong } from './choices';
