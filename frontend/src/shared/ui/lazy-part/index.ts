export { FailureBoundary } from './failure-boundary';
export { LazyPart } from './lazy-part';
export { loadAhead } from './load-part';
