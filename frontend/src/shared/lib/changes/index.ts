export { changedIn } from './changed-in';
