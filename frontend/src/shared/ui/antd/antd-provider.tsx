import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { antdTheme } from './theme';

/** Put around the parts that use antd, never around public pages: it would load antd there. */
export function AntdProvider({ children }: { children: ReactNode }) {
  return <ConfigProvider theme={antdTheme}>{children}</ConfigProvider>;
}
