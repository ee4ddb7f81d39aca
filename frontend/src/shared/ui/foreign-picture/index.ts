export { boxFor, isForeign } from './foreign-picture';
