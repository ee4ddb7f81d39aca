export { FailureBoundary } from './failure-boundary';
export { LazyPart } from './lazy-part';
