import { ComposeForm } from '@/features/message/write';

export const EmailComposeTab = () => <ComposeForm role="admin" />;
