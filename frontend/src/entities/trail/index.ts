export { TRAIL_EXPORT, type TrailEntry, type TrailFilter, trailQueries } from './api/trail.queries';
