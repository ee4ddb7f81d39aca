import { Modal, type ModalProps } from 'antd';
import { isValidElement, useEffect } from 'react';
import { focusSection } from '../row-focus';
import styles from './dialog.module.css';
import { keepRoomForMessages } from './room-for-messages';

/** The back office's dialog: its footer stays visible, and long content scrolls above it. */
export function Dialog({ open, footer, afterOpenChange, ...props }: ModalProps) {
  // Recalculated when the dialog closes or unmounts.
  useEffect(() => keepRoomForMessages, [open]);
  return (
    // Fades in without moving: taps on a growing dialog would miss.
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

/** Focuses a long text without focusable elements, so that keys can scroll it; antd allows no attributes on its body. */
function letKeysScroll(): void {
  for (const body of document.querySelectorAll<HTMLElement>('.ant-modal-body')) {
    if (!body.querySelector('a, button, input, select, textarea, [tabindex]')) body.tabIndex = 0;
  }
}
