export { isReplaced, isServed, mayReload } from './release';
