import { Outlet } from 'react-router';
import { QueryProvider } from '@/shared/api';

export default function QueryLayout() {
  return (
    <QueryProvider>
      <Outlet />
    </QueryProvider>
  );
}
