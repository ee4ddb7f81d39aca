import { DashboardFallback, OwnerPage } from '@/widgets/dashboard-frame';
import { ChatAnswers } from '@/widgets/settings/chat-answers';

export { PageErrorBoundary as ErrorBoundary } from '@/widgets/dashboard-frame';
export { inTheBrowser as clientLoader, loadsNothing as shouldRevalidate } from '../in-the-browser';

export const HydrateFallback = () => <DashboardFallback title="Chat answers" />;

export default function AdminChatPage() {
  return (
    <OwnerPage title="Chat answers">
      <ChatAnswers />
    </OwnerPage>
  );
}
