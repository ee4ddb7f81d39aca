export { PhotographChoice } from './ui/photograph-choice';
