import type { MouseEvent, ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { scrollToSection } from './scroll-to-section';

interface SectionLinkProps {
  /** The id of a section of the home page. */
  section: string;
  className?: string;
  onPick?: () => void;
  children: ReactNode;
}

/** On the home page it scrolls smoothly; from any other page it goes to `/#section`. */
export function SectionLink({ section, className, onPick, children }: SectionLinkProps) {
  const { pathname } = useLocation();

  function pick(event: MouseEvent) {
    onPick?.();
    if (pathname !== '/') return;
    event.preventDefault();
    scrollToSection(section);
  }

  return (
    <Link to={`/#${section}`} className={className} onClick={pick}>
      {children}
    </Link>
  );
}
