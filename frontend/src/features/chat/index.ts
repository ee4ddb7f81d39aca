export { ChatWidget } from './ui/chat-widget';
