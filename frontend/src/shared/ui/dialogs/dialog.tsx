import { Modal, type ModalProps } from 'antd';
import { AntdProvider } from '../antd';

/** The back office's dialog; antd begins here, so that a dashboard is there before it. */
export const Dialog = (props: ModalProps) => (
  <AntdProvider>
    {/* It fades in where it stands: what is tapped while it still grew would be missed. */}
    <Modal transitionName="ant-fade" {...props} />
  </AntdProvider>
);
