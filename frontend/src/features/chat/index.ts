export { chatTopics } from './model/answers';
export { enlivenChat } from './model/enliven-chat';
export { readChatWords } from './model/words';
export { ChatWidget } from './ui/chat-widget';
export { setOwnerAnswers, ownerAnswers } from './model/owner-answers';
