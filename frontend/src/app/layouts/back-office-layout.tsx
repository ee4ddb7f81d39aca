import { Outlet } from 'react-router';
import { QueryProvider } from '@/shared/api';
import { AntdProvider } from '@/shared/ui/antd';

export default function BackOfficeLayout() {
  return (
    <AntdProvider>
      <QueryProvider>
        <Outlet />
      </QueryProvider>
    </AntdProvider>
  );
}
