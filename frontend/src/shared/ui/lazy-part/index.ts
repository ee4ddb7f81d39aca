export { LazyPart, loadAhead, loadWhenIdle, partWith } from './lazy-part';
export { PartBoundary } from './part-boundary';
