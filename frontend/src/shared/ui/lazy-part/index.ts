export { LazyPart, loadAhead, loadWhenIdle } from './lazy-part';
export { PartBoundary } from './part-boundary';
