export { hangPhotograph, type HungPhotograph, photographQueries, takePhotographDown } from './api/photograph.queries';
