/**
 * Tells Vite's scripts and the router, which look for links, that the rules of these stylesheets stand in the page. Links in the HTML
 * would be fetched by browsers that read ahead, disabled or not.
 */
export function nameStyles(): void {
  const addresses = document.currentScript?.dataset.styles?.split(' ') ?? [];
  for (const address of addresses) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.setAttribute('disabled', '');
    link.href = address;
    document.head.append(link);
  }
}
