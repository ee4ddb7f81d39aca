{
  const fonts = document.getElementById('fonts');
  let isOver = false;

  function showFonts() {
    fonts.media = 'all';
  }

  function start() {
    const waiting = document.getElementById('app');
    if (isOver || !waiting) return;
    isOver = true;
    showFonts();
    const app = document.createElement('script');
    app.type = 'module';
    app.textContent = waiting.textContent;
    document.body.append(app);
  }

  try {
    if (sessionStorage.getItem('fonts')) showFonts();
    sessionStorage.setItem('fonts', 'cached');
  } catch {}

  addEventListener('load', () => requestAnimationFrame(() => setTimeout(start)));
  for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, start, { passive: true });
  addEventListener('click', ({ target }) => {
    const button = target.closest('button');
    if (button && !('alive' in document.documentElement.dataset)) button.dataset.tapped = '';
  });
  // A browser that fills in a field by itself sends no such event.
  addEventListener('beforeinput', ({ target }) => {
    if (target instanceof HTMLInputElement) target.dataset.typed = '';
  });
}
