import { OwnerPage } from '@/widgets/dashboard-frame';
import { ChatAnswers } from '@/widgets/settings/chat-answers';

export const AdminChatPage = () => (
  <OwnerPage title="Chat answers">
    <ChatAnswers />
  </OwnerPage>
);
