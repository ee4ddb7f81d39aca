export { LazyPart } from './lazy-part';
export { loadAhead, loadWhenIdle } from './load-part';
export { PartBoundary } from './part-boundary';
