/** The fonts come after the page, or at once when they are in the browser's cache. */
export function showFonts(): void {
  const show = () => {
    const fonts = document.querySelector<HTMLStyleElement>('#fonts');
    if (fonts) fonts.media = 'all';
  };
  try {
    if (sessionStorage.getItem('fonts')) show();
    sessionStorage.setItem('fonts', 'cached');
  } catch {
    // A browser that keeps nothing loads them anew.
  }
  window.addEventListener('load', () => requestAnimationFrame(() => setTimeout(show)));
}
