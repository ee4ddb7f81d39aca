import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { ConfigProvider } from 'antd';
import type { ComponentType, ReactNode } from 'react';
import { createRoutesStub } from 'react-router';
import { createQueryClient } from '@/shared/api';
import { clearTyped } from '@/shared/lib/stored-form';
import { AntdProvider } from '@/shared/ui/antd';
import { Toaster } from '@/shared/ui/toast';

interface ScreenOptions {
  /** The initial address. */
  at?: string;
  /** Navigation state from the previous page. */
  state?: unknown;
  /** Other addresses that the screen links to, with their content. */
  elsewhere?: Record<string, ReactNode>;
  /** The route's own handle, as its module exports it. */
  errorBoundary?: ComponentType;
}

/** Renders a screen with router, queries without retries, antd without motion, and toasts. */
export function renderScreen(ui: ReactNode, { at = '/', state, elsewhere = {}, errorBoundary }: ScreenOptions = {}) {
  clearTyped();
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { retry: false }, mutations: { retry: false, networkMode: 'always' } });
  const [, path = '/', rest = ''] = /^([^?#]*)(.*)$/.exec(at) ?? [];
  const Stub = createRoutesStub([
    { path, Component: () => ui, ErrorBoundary: errorBoundary },
    ...Object.entries(elsewhere).map(([other, shown]) => ({ path: other, Component: () => shown })),
  ]);
  const view = render(
    <AntdProvider>
      <ConfigProvider theme={{ token: { motion: false } }}>
        <QueryClientProvider client={client}>
          <Stub
            initialEntries={[
              { pathname: path, search: rest.replace(/#.*/, ''), hash: rest.replace(/^[^#]*/, ''), state },
            ]}
          />
          <Toaster />
        </QueryClientProvider>
      </ConfigProvider>
    </AntdProvider>,
  );
  return { ...view, client, user: userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never }) };
}
