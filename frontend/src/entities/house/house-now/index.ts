export { houseQuery, useHasAreas } from './api/house.query';
