import { StyleProvider } from '@ant-design/cssinjs';
import { App, ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import './antd.gen.css';
import { antdTheme } from './antd-theme';
import { builtStyles } from './built-styles';
import { BusyIcon } from './busy-icon';
import './dark.css';

const cache = builtStyles();

/** Ant Design as the back office has it. */
export const AntdProvider = ({ children }: { children: ReactNode }) => (
  // Lists to choose from are short: all of it is there for a screen reader, and wide enough for its words.
  <StyleProvider cache={cache}>
    <ConfigProvider
      theme={antdTheme}
      button={{ loadingIcon: <BusyIcon /> }}
      virtual={false}
      popupMatchSelectWidth={false}
    >
      <App>{children}</App>
    </ConfigProvider>
  </StyleProvider>
);
