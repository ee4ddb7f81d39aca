export { wayInQueries } from './api/way-in.queries';
