import { Modal, type ModalProps } from 'antd';
import { AntdProvider } from '../antd';

/** The back office's dialog; antd begins here, so that a dashboard is there before it. */
export const Dialog = (props: ModalProps) => (
  <AntdProvider>
    <Modal {...props} />
  </AntdProvider>
);
