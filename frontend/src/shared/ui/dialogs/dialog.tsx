import { Flex, Modal, type ModalProps } from 'antd';
import { isValidElement, useEffect } from 'react';
import { focusSection } from '@/shared/ui/row-focus';

/** The height of a toast with some lines and a button, in pixels. */
const A_MESSAGE = 240;

let resized: ResizeObserver | undefined;

/**
 * Sets where a phone has room for a toast (`--clear-of-dialog`, from the top of the screen): below the topmost dialog, or below its
 * title if the dialog is long enough to have its buttons elsewhere.
 */
function keepRoomForMessages(): void {
  sayWhereItIs();
  resized ??= new ResizeObserver(sayWhereItIs);
  for (const dialog of openDialogs()) resized.observe(dialog);
}

const openDialogs = () => [...document.querySelectorAll('.ant-modal-wrap[data-open] .ant-modal-container')];

function sayWhereItIs(): void {
  const { style } = document.documentElement;
  const dialog = openDialogs().at(-1);
  if (!dialog) {
    style.removeProperty('--clear-of-dialog');
    return;
  }
  const end = dialog.getBoundingClientRect().bottom;
  const isRoomBelow = window.innerHeight - end >= A_MESSAGE;
  const title = dialog.querySelector('.ant-modal-header') ?? dialog;
  style.setProperty('--clear-of-dialog', `${String(isRoomBelow ? end : title.getBoundingClientRect().bottom)}px`);
}

/** Props of every dialog that something else opens. */
export interface DialogProps {
  open: boolean;
  onClose: () => void;
  /** Called once its closing animation ends. */
  afterClose: () => void;
}

/** The back office's dialog: its footer stays visible, and long content scrolls above it. */
export function Dialog({ open, footer, afterOpenChange, ...props }: ModalProps) {
  // Recalculated when the dialog closes or unmounts.
  useEffect(() => keepRoomForMessages, [open]);
  return (
    // Fades in without moving: taps on a growing dialog would miss.
    <Modal
      open={open}
      transitionName="ant-fade"
      wrapProps={open ? { 'data-open': '' } : undefined}
      footer={
        isValidElement(footer) ? (
          <Flex gap="small" wrap justify="end">
            {footer}
          </Flex>
        ) : (
          footer
        )
      }
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
