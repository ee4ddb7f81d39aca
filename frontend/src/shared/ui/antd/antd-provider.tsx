import { App, ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { EmptyState } from '../empty-state';
import './antd.gen.css';
import { antdTheme } from './antd-theme';
import { BusyIcon } from './busy-icon';
import '../theme/office.css';

const select = { styles: { popup: { root: { maxWidth: 'calc(100vw - 64px)' } } } };

/** The button that shows a password has a pressed state, so its name stays the same. */
const locale = { locale: 'en', global: { show: 'Show password', hide: 'Show password' } };

/** For a select whose search finds nothing. */
const renderEmpty = () => <EmptyState text="No matches." />;

/** Ant Design as the back office has it. */
export const AntdProvider = ({ children }: { children: ReactNode }) => (
  // Select lists are short: not virtualized, so screen readers see all of it, and as wide as their text where a phone allows it.
  <ConfigProvider
    theme={antdTheme}
    locale={locale}
    button={{ loadingIcon: <BusyIcon /> }}
    virtual={false}
    popupMatchSelectWidth={false}
    select={select}
    renderEmpty={renderEmpty}
  >
    <App>{children}</App>
  </ConfigProvider>
);
