export { searchAmong, shownAmong } from './choices';
export { Select } from './select';
