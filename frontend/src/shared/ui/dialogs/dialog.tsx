import { ConfigProvider, Modal, type ModalProps } from 'antd';
import { isValidElement } from 'react';
import { Spinner } from '../button';
import { antdTheme } from './antd-theme';
import styles from './dialog.module.css';

/** The back office's dialog. antd is used inside of it alone: a dashboard is there before it. */
export const Dialog = ({ footer, ...props }: ModalProps) => (
  <ConfigProvider theme={antdTheme} button={{ loadingIcon: <Spinner /> }}>
    {/* It fades in where it stands: what is tapped while it still grew would be missed. */}
    <Modal
      transitionName="ant-fade"
      rootClassName={styles.dialog}
      footer={isValidElement(footer) ? <div className={styles.footer}>{footer}</div> : footer}
      {...props}
    />
  </ConfigProvider>
);
