import { DashboardFallback } from '@/widgets/dashboard-frame';

export { AdminChatPage as default } from '@/pages/admin/chat';
export { PageErrorBoundary as ErrorBoundary } from '@/widgets/dashboard-frame';
export { inTheBrowser as clientLoader, loadsNothing as shouldRevalidate } from '../in-the-browser';

export const HydrateFallback = () => <DashboardFallback title="Chat answers" />;
