export { checkedContent, type SiteContent, SiteContents, shownOn } from './site-content.js';
export { contentOf, SiteContentBody } from './site-content.controller.js';
export { SiteContentModule } from './site-content.module.js';
