export { type ChatAnswer, chatAnswerQueries, correctChatAnswer, resetChatAnswer } from './api/chat-answer.queries';
export { chatAnswerWords } from './model/trail-words';
