export { inWords } from './in-words';
export { blocksOf, excerpt, wordsOf } from './words-of';
