export { openOffline } from './open-offline';
export { isReplaced, isServed, canReload, runningBuild } from './release';
