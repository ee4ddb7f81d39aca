export { FailureBoundary } from './failure-boundary';
export { LazyPart } from './lazy-part';
export { loadAhead, loadWhenIdle } from './load-part';
