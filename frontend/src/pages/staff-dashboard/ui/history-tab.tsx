import { ArchivedMessages } from '@/widgets/message-panel';

export const HistoryTab = () => <ArchivedMessages role="staff" />;
