const START_DELAY = 100;
const MARKED_FOR = 1000;

/** Scrolls to the section and marks it for a second. The short wait lets a closing menu get out of the way. */
export function scrollToSection(id: string): void {
  setTimeout(() => {
    const section = document.getElementById(id);
    if (!section) return;
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    section.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth' });
    goOnFrom(section);
    section.dataset.marked = '';
    setTimeout(() => delete section.dataset.marked, MARKED_FOR);
  }, START_DELAY);
}

/** Keyboard and screen reader continue in the section. */
function goOnFrom(section: HTMLElement): void {
  section.tabIndex = -1;
  section.focus({ preventScroll: true });
  section.addEventListener('blur', () => section.removeAttribute('tabindex'), { once: true });
}
