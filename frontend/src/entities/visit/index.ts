export { visitQueries } from './api/visit.queries';
