export { openOffline } from './open-offline';
export { isReplaced, isServed, mayReload, runningBuild } from './release';
