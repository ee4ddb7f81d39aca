import { render, screen } from '@testing-library/react';
import { Button, Segmented, theme } from 'antd';
import { AntdProvider } from '.';
import { palette } from '../theme/palette';

const Accent = () => theme.useToken().token.colorPrimary;

it('adds no custom properties, which the stylesheet has, and still provides the theme', () => {
  const { rerender, unmount } = render(
    <AntdProvider>
      <Button>Save</Button>
      <p>
        <Accent />
      </p>
    </AntdProvider>,
  );
  expect(screen.getByText(palette.teal)).toBeVisible();
  rerender(
    <AntdProvider>
      <Segmented options={['List', 'Board']} />
    </AntdProvider>,
  );
  unmount();
  render(
    <AntdProvider>
      <Button>Again</Button>
    </AntdProvider>,
  );
  expect(document.querySelectorAll('style[data-token-hash]')).toHaveLength(0);
});
