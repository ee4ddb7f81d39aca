import { StyleProvider } from '@ant-design/cssinjs';
import { App, ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import './antd.gen.css';
import { antdTheme } from './antd-theme';
import { builtStyles } from './built-styles';
import { BusyIcon } from './busy-icon';
import './dark.css';
import './touch.css';

const cache = builtStyles();
const select = { styles: { popup: { root: { maxWidth: 'calc(100vw - 64px)' } } } };

/** The button that shows a password says whether it is pressed, so its name stays the same. */
const locale = { locale: 'en', global: { show: 'Show password', hide: 'Show password' } };

/** Ant Design as the back office has it. */
export const AntdProvider = ({ children }: { children: ReactNode }) => (
  // Lists to choose from are short: all of it is there for a screen reader, and wide enough for its words, as far as a phone is.
  <StyleProvider cache={cache}>
    <ConfigProvider
      theme={antdTheme}
      locale={locale}
      button={{ loadingIcon: <BusyIcon /> }}
      virtual={false}
      popupMatchSelectWidth={false}
      select={select}
    >
      <App>{children}</App>
    </ConfigProvider>
  </StyleProvider>
);
