export { inWords } from './in-words';
export { excerpt, wordsOf } from './words-of';
