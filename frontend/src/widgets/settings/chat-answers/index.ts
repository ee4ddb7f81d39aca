export { ChatAnswers } from './ui/chat-answers';
