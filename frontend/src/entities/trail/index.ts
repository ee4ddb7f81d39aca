export { type TrailEntry, trailQueries } from './api/trail.queries';
