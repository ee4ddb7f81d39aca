import { defineSetting } from '../../../kernel/feature-settings.js';

/** Everyone can read past newsletters. */
export const newsletterArchive = defineSetting({
  id: 'newsletter-archive',
  title: 'Newsletter archive',
  description:
    'The website gets a page with past newsletters: those campaigns that show “In the public archive” once they have been sent. Names and personal links are left out.',
  figures: {},
});

/** The website shows the page, and the mailing list takes its sign-ups. */
export const newsletterPage = defineSetting({
  id: 'newsletter-page',
  title: 'Newsletter',
  description:
    'The website gets a page to sign up for your newsletter, linked at the bottom of every page. People are on the list once they confirm with the link in an email.',
  figures: {},
});
