import { Modal, type ModalProps } from 'antd';
import { isValidElement, useEffect } from 'react';
import { focusSection } from '../row-focus';
import styles from './dialog.module.css';
import { keepRoomForMessages } from './room-for-messages';

/** The back office's dialog: its foot stays in view, and what is long scrolls above it. */
export function Dialog({ open, footer, afterOpenChange, ...props }: ModalProps) {
  // Once it is to close, or is gone with its page.
  useEffect(() => keepRoomForMessages, [open]);
  return (
    // It fades in where it stands: what is tapped while it still grew would be missed.
    <Modal
      open={open}
      transitionName="ant-fade"
      rootClassName={styles.dialog}
      wrapProps={open ? { 'data-open': '' } : undefined}
      footer={isValidElement(footer) ? <div className={styles.footer}>{footer}</div> : footer}
      {...props}
      afterOpenChange={(isOpen) => {
        if (isOpen) letKeysScroll();
        else focusSection();
        keepRoomForMessages();
        afterOpenChange?.(isOpen);
      }}
    />
  );
}

/** A long text in which nothing else takes the focus takes it itself: else no key would scroll it, and antd gives its body no attributes. */
function letKeysScroll(): void {
  for (const body of document.querySelectorAll<HTMLElement>('.ant-modal-body')) {
    if (!body.querySelector('a, button, input, select, textarea, [tabindex]')) body.tabIndex = 0;
  }
}
