import { ConfigProvider, Modal, type ModalProps } from 'antd';
import { Spinner } from '../button';
import { antdTheme } from './antd-theme';

/** The back office's dialog. antd is used inside of it alone: a dashboard is there before it. */
export const Dialog = (props: ModalProps) => (
  <ConfigProvider theme={antdTheme} button={{ loadingIcon: <Spinner /> }}>
    {/* It fades in where it stands: what is tapped while it still grew would be missed. */}
    <Modal transitionName="ant-fade" {...props} />
  </ConfigProvider>
);
