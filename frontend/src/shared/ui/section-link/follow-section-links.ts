import { scrollToSection } from './scroll-to-section';

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
