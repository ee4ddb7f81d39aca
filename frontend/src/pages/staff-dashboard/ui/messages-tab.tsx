import { MessagePanel } from '@/widgets/message-panel';

export const MessagesTab = () => <MessagePanel role="staff" introduction="Internal Messages" />;
