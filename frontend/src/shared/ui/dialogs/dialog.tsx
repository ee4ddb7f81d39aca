import { Modal, type ModalProps } from 'antd';
import { isValidElement } from 'react';
import styles from './dialog.module.css';

/** The back office's dialog: its foot stays in view, and what is long scrolls above it. */
export const Dialog = ({ footer, ...props }: ModalProps) => (
  // It fades in where it stands: what is tapped while it still grew would be missed.
  <Modal
    transitionName="ant-fade"
    rootClassName={styles.dialog}
    footer={isValidElement(footer) ? <div className={styles.footer}>{footer}</div> : footer}
    {...props}
  />
);
