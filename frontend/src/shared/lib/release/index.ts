export { openWithoutLine } from './open-without-line';
export { isReplaced, isServed, mayReload, runningBuild } from './release';
