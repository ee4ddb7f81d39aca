const SCROLLED_PAST = 100;

const findHeader = () => document.querySelector<HTMLElement>('header[data-open]');

/** Runs the header's menu and its scrolled look without React. */
export function enlivenHeader(): void {
  window.addEventListener('scroll', notifyScrolled, { passive: true });
  window.addEventListener('click', openOrClose, { capture: true });
  window.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close();
  });
}

function notifyScrolled() {
  const header = findHeader();
  if (header) header.dataset.scrolled = String(window.scrollY > SCROLLED_PAST);
}

function openOrClose(event: MouseEvent) {
  const header = findHeader();
  if (!header || !(event.target instanceof Element) || !header.contains(event.target)) return;
  if (event.target.closest('button')) {
    event.preventDefault();
    setOpen(header, header.dataset.open !== 'true');
  } else if (event.target.closest('a')) {
    setOpen(header, false);
  }
}

function close() {
  const header = findHeader();
  const isInMenu = header?.dataset.open === 'true' && header.querySelector('nav')?.contains(document.activeElement);
  setOpen(header, false);
  // The focused link is no longer shown.
  if (isInMenu) header.querySelector('button')?.focus();
}

function setOpen(header: HTMLElement | null, isOpen: boolean) {
  const toggle = header?.querySelector('button');
  if (!header || !toggle) return;
  header.dataset.open = String(isOpen);
  toggle.setAttribute('aria-expanded', String(isOpen));
  toggle.setAttribute('aria-label', isOpen ? 'Close menu' : 'Open menu');
}
