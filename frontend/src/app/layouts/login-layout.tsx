import { Outlet } from 'react-router';
import { QueryProvider } from '@/shared/api';
import { useEarlyTap } from './use-early-tap';

export default function LoginLayout() {
  useEarlyTap();
  return (
    <QueryProvider>
      <Outlet />
    </QueryProvider>
  );
}
