import { Outlet } from 'react-router';
import { AntdProvider } from '@/shared/ui/antd';

export default function DashboardLayout() {
  return (
    <AntdProvider>
      <Outlet />
    </AntdProvider>
  );
}
