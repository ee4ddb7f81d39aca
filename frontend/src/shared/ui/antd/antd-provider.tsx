import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { Spinner } from '../button';
import { antdTheme } from './theme';

/** Put around the parts that use antd, never around public pages: it would load antd there. */
export function AntdProvider({ children }: { children: ReactNode }) {
  return (
    <ConfigProvider theme={antdTheme} button={{ loadingIcon: <Spinner /> }}>
      {children}
    </ConfigProvider>
  );
}
