export { scrollToSection } from './scroll-to-section';
export { SectionLink } from './section-link';
