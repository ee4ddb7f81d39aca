import { Outlet } from 'react-router';
import { QueryProvider } from '@/shared/api';
import { AntdProvider } from '@/shared/ui/antd';

export default function DashboardLayout() {
  return (
    <QueryProvider>
      <AntdProvider>
        <Outlet />
      </AntdProvider>
    </QueryProvider>
  );
}
