import { Outlet } from 'react-router';
import { QueryProvider } from '@/shared/api';

export default function LoginLayout() {
  return (
    <QueryProvider>
      <Outlet />
    </QueryProvider>
  );
}
