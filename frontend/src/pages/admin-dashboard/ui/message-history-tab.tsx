import { ArchivedMessages } from '@/widgets/message-panel';

export const MessageHistoryTab = () => <ArchivedMessages role="admin" />;
