import { Outlet } from 'react-router';
import { AntdProvider } from '@/shared/ui/antd';
import { TooltipProvider } from '@/shared/ui/tooltip';

export default function DashboardLayout() {
  return (
    <AntdProvider>
      <TooltipProvider>
        <Outlet />
      </TooltipProvider>
    </AntdProvider>
  );
}
