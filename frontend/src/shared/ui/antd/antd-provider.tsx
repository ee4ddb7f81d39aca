import { App, ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import './antd.gen.css';
import { antdTheme } from './antd-theme';
import { BusyIcon } from './busy-icon';
import './dark.css';

/** Ant Design as the back office has it. */
export const AntdProvider = ({ children }: { children: ReactNode }) => (
  <ConfigProvider theme={antdTheme} button={{ loadingIcon: <BusyIcon /> }}>
    <App>{children}</App>
  </ConfigProvider>
);
