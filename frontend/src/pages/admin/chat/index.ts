export { AdminChatPage } from './ui/admin-chat-page';
