export { houseStatusQueries } from './api/house-status.queries';
