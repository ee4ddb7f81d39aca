export { chatTopics } from './model/answers';
export { enlivenChat } from './model/enliven-chat';
export { ChatWidget, readChatWords } from './ui/chat-widget';
export { setOwnerAnswers, ownerAnswers } from './model/owner-answers';
