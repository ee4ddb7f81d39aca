export { type ChatAnswer, ChatAnswers } from './chat-answers.js';
export { ChatModule } from './chat.module.js';
