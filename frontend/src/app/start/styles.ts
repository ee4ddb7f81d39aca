/**
 * Tells Vite and the router, which look for links, that these stylesheets are inline. Links in the HTML would be fetched by preload
 * scanners, disabled or not.
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
