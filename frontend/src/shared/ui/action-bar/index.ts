export { ActionBar } from './action-bar';
