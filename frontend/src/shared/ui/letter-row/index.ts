export { LetterRow } from './letter-row';
