export { chatTopics, readChatWords } from './model/answers';
export { enlivenChat } from './model/enliven-chat';
export { ChatWidget } from './ui/chat-widget';
export { setOwnerAnswers, ownerAnswers } from './model/owner-answers';
