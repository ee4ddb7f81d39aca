export { AnswerView } from './answer-view';
