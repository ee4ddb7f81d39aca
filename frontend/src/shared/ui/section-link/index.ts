export { followSectionLinks } from './follow-section-links';
export { SectionLink } from './section-link';
