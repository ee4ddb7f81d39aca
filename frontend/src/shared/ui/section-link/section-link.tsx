import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface SectionLinkProps {
  /** The id of a section of the home page. */
  section: string;
  className?: string;
  children: ReactNode;
}

/** Goes to `/#section`; on the home page `followSectionLinks` scrolls there instead. */
export function SectionLink({ section, className, children }: SectionLinkProps) {
  return (
    <Link to={`/#${section}`} className={className}>
      {children}
    </Link>
  );
}
