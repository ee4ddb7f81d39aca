export { isReplaced, mayReload } from './release';
