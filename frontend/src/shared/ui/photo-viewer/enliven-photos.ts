const findViewer = () => document.querySelector<HTMLDialogElement>('dialog[data-viewer]');

/** Opens photos without React, so that an early tap works immediately. */
export function enlivenPhotos(): void {
  let shown: HTMLElement | null = null;

  function show(photo: HTMLElement, viewer: HTMLDialogElement) {
    shown = photo;
    viewer.setAttribute('aria-label', photo.dataset.photo ?? '');
    const [figure] = viewer.getElementsByTagName('figure');
    const caption = document.createElement('figcaption');
    caption.textContent = photo.dataset.photo ?? '';
    figure?.replaceChildren(atFullSize(photo.querySelector('picture')), caption);
    const isAlone = neighbours(photo).length === 0;
    for (const button of viewer.querySelectorAll<HTMLElement>('[data-step]')) button.hidden = isAlone;
    if (!viewer.open) viewer.showModal();
  }

  function step(by: number, viewer: HTMLDialogElement) {
    if (!shown) return;
    const photos = neighbours(shown);
    const next = photos.at((photos.indexOf(shown) + by) % photos.length);
    if (next) show(next, viewer);
  }

  function follow(event: MouseEvent) {
    const viewer = findViewer();
    const { target } = event;
    if (!viewer || !(target instanceof Element)) return;
    const photo = target.closest<HTMLElement>('[data-photo]');
    const button = target.closest('button');
    if (photo) show(photo, viewer);
    else if (!viewer.contains(target)) return;
    else if (button?.dataset.step) step(Number(button.dataset.step), viewer);
    else if (button || target === viewer) viewer.close();
    event.preventDefault();
  }

  window.addEventListener('click', follow, { capture: true });
  window.addEventListener('keydown', ({ key }) => {
    const viewer = findViewer();
    if (!viewer?.open) return;
    if (key === 'ArrowLeft') step(-1, viewer);
    if (key === 'ArrowRight') step(1, viewer);
  });
}

/** The series of photos that this one belongs to. */
const neighbours = (photo: HTMLElement) => [
  ...(photo.closest('[data-photos]')?.querySelectorAll<HTMLElement>('[data-photo]') ?? []),
];

function atFullSize(picture: Element | null): Node | string {
  const copy = picture?.cloneNode(true);
  if (!(copy instanceof Element)) return '';
  for (const part of copy.querySelectorAll('source, img')) {
    part.removeAttribute('loading');
    part.removeAttribute('class');
    if (part.hasAttribute('sizes') || part.matches('source')) part.setAttribute('sizes', '100vw');
  }
  return copy;
}
