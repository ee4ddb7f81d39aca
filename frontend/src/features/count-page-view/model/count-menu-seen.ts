import { wayIn } from '@/shared/links';
import { sendCount } from '../api/send-count';
import { afterLoad } from './count-page-view';

/** Counts once, as long as this page is there, that the menu has come to the middle of the screen; also when it is opened later. */
export function countMenuSeen(): void {
  const look = () => {
    const menu = document.getElementById('menu')?.getBoundingClientRect();
    const middle = window.innerHeight / 2;
    if (!menu || menu.top > middle || menu.bottom < middle) return;
    window.removeEventListener('scroll', look);
    afterLoad(() => sendCount({ event: 'menu_seen', path: '/', via: wayIn() }));
  };
  window.addEventListener('scroll', look, { passive: true });
}
