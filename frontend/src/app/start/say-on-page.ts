const NOTICE = 'page-notice';

interface Action {
  label: string;
  act: () => void;
}

/** Shows a notice on a page without React, replacing the previous one. */
export function sayOnPage(sentence: string, action?: Action): void {
  document.querySelector(`.${NOTICE}`)?.remove();
  const notice = document.createElement('div');
  notice.className = NOTICE;
  notice.role = 'alert';
  notice.append(Object.assign(document.createElement('p'), { textContent: sentence }));
  const { label, act } = action ?? {
    label: 'Close',
    act: () => {
      notice.remove();
    },
  };
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: label });
  button.addEventListener('click', act);
  notice.append(button);
  document.body.append(notice);
}
