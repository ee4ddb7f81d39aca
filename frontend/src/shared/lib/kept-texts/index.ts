export { keptTexts } from './kept-texts';
