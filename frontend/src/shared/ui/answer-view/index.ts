export { AnswerView } from './answer-view';
export { WaitsForLine } from './waits-for-line';
