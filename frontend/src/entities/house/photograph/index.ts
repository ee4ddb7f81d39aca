export { hangPhotograph, type HungPhotograph, photographQueries, takePhotographDown } from './api/photograph.queries';
export { photographWords } from './model/trail-words';
