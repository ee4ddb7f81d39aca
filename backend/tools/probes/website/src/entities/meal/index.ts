export { meal } from './model/meal';
