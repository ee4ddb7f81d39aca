export { AnswerForm, focusAnswer } from './ui/answer-form';
