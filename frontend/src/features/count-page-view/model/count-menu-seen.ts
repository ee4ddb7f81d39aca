import { acquisitionSource } from '@/shared/links';
import { sendCount } from '../api';
import { afterLoad } from './count-page-view';

/** Counts once per page view that the menu has reached the middle of the screen, also if it is opened later. */
export function countMenuSeen(): void {
  const look = () => {
    const menu = document.getElementById('menu')?.getBoundingClientRect();
    const middle = window.innerHeight / 2;
    if (!menu || menu.top > middle || menu.bottom < middle) return;
    window.removeEventListener('scroll', look);
    afterLoad(() => sendCount({ event: 'menu_seen', path: '/', via: acquisitionSource() }));
  };
  window.addEventListener('scroll', look, { passive: true });
}
