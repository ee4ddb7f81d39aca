import { Modal, type ModalProps } from 'antd';
import { isValidElement } from 'react';
import { focusSection } from '../row-focus';
import styles from './dialog.module.css';

/** The back office's dialog: its foot stays in view, and what is long scrolls above it. */
export const Dialog = ({ footer, afterOpenChange, ...props }: ModalProps) => (
  // It fades in where it stands: what is tapped while it still grew would be missed.
  <Modal
    transitionName="ant-fade"
    rootClassName={styles.dialog}
    footer={isValidElement(footer) ? <div className={styles.footer}>{footer}</div> : footer}
    {...props}
    afterOpenChange={(isOpen) => {
      if (isOpen) letKeysScroll();
      else focusSection();
      afterOpenChange?.(isOpen);
    }}
  />
);

/** A long text in which nothing else takes the focus takes it itself: else no key would scroll it, and antd gives its body no attributes. */
function letKeysScroll(): void {
  for (const body of document.querySelectorAll<HTMLElement>('.ant-modal-body')) {
    if (!body.querySelector('a, button, input, select, textarea, [tabindex]')) body.tabIndex = 0;
  }
}
