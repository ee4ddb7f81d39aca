const START_DELAY = 100;
const MARKED_FOR = 1000;

/** Scrolls to the section and marks it for a second. The short wait lets a closing menu get out of the way. */
function scrollToSection(id: string): void {
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

/** On the home page, links to its sections scroll smoothly, with or without React. */
export function followSectionLinks(): void {
  const follow = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || window.location.pathname !== '/' || opensElsewhere(event)) return;
    const link = event.target.closest<HTMLAnchorElement>('a[href^="/#"]');
    if (!link) return;
    event.preventDefault();
    scrollToSection(link.hash.slice(1));
  };
  // Before the router's listener, which ignores prevented events.
  window.addEventListener('click', follow, { capture: true });
}

const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
