export { AnswerView } from './answer-view';
export { WaitingForConnection } from './waiting-for-connection';
