import { MessagePanel } from '@/widgets/message-panel';

export const MessagesTab = () => <MessagePanel role="admin" />;
