import { Outlet } from 'react-router';
import { QueryProvider } from '@/shared/api';

export default function BackOfficeLayout() {
  return (
    <QueryProvider>
      <Outlet />
    </QueryProvider>
  );
}
