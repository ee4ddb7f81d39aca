export { inWords } from './in-words';
export { splitCommas } from './split-commas';
export { blocksOf, excerpt, wordsOf } from './words-of';
