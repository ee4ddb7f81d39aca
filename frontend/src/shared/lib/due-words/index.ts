export { dueWords } from './due-words';
