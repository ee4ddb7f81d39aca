export { ChatWidget } from '@/features/chat';
