export { type TrailEntry, type TrailFilter, trailQueries } from './api/trail.queries';
