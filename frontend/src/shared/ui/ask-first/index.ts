export { AskFirst } from './ask-first';
