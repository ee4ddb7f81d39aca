/** The server says it on the page's root element. */
let isOn = typeof document !== 'undefined' && 'newsletter' in document.documentElement.dataset;

/** Whether people can sign up for the newsletter. */
export const isNewsletterOn = () => isOn;

/** Sets it for the pages that the server renders. */
export function setNewsletter(isEnabled: boolean): void {
  isOn = isEnabled;
}

/** A campaign on the website. */
export interface PastNewsletter {
  id: string;
  title: string;
  excerpt: string;
  /** Sanitized HTML. */
  content: string;
  /** `YYYY-MM-DD` */
  date: string;
}
