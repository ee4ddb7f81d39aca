/** The height of a toast with some lines and a button, in pixels. */
const A_MESSAGE = 240;

let resized: ResizeObserver | undefined;

/**
 * Sets where a phone has room for a toast (`--clear-of-dialog`, from the top of the screen): below the topmost dialog, or below its
 * title if the dialog is long enough to have its buttons elsewhere.
 */
export function keepRoomForMessages(): void {
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
