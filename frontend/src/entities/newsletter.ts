/** The server says it on the page's root element. */
let isOn = typeof document !== 'undefined' && 'newsletter' in document.documentElement.dataset;

/** Whether people can sign up for the newsletter. */
export const isNewsletterOn = () => isOn;

/** Sets it for the pages that the server renders. */
export function setNewsletter(given: boolean): void {
  isOn = given;
}
