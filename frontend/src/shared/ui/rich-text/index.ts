export { loadVisualEditor } from './load-visual-editor';
export { lostInWords } from './lost-in-words';
