export { type ChatAnswer, chatAnswerQueries, correctChatAnswer, resetChatAnswer } from './api/chat-answer.queries';
