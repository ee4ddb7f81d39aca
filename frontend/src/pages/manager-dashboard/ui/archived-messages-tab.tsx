import { ArchivedMessages } from '@/widgets/message-panel';

export const ArchivedMessagesTab = () => <ArchivedMessages role="manager" />;
