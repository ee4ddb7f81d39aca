import { act, fireEvent, screen } from '@testing-library/react';
import { renderScreen } from '@/shared/testing';
import { enlivenHeader, SiteHeader } from '..';

beforeAll(enlivenHeader);

it('opens and closes the menu by its button, by picking an item and by Escape', async () => {
  const { user } = renderScreen(<SiteHeader />, { at: '/blog', elsewhere: { '/': <SiteHeader /> } });
  const open = () => user.click(screen.getByRole('button', { name: 'Open menu' }));
  await open();
  expect(screen.getByRole('button', { name: 'Close menu' })).toHaveAttribute('aria-expanded', 'true');
  await user.click(screen.getByRole('button', { name: 'Close menu' }));
  await open();
  await user.keyboard('{Escape}');
  await open();
  await user.click(screen.getByRole('link', { name: 'Blog' }));
  expect(screen.getByRole('button', { name: 'Open menu' })).toHaveAttribute('aria-expanded', 'false');
});

it('returns the focus from the menu to its button on Escape', async () => {
  const { user } = renderScreen(<SiteHeader />);
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  await user.tab();
  expect(screen.getByRole('link', { name: 'Home' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus();
});

it('turns translucent past 100 pixels', () => {
  renderScreen(<SiteHeader />);
  const scrollTo = (y: number) => {
    act(() => {
      jest.replaceProperty(window, 'scrollY', y);
      fireEvent.scroll(window);
    });
  };
  scrollTo(100);
  expect(screen.getByRole('banner')).toHaveAttribute('data-scrolled', 'false');
  scrollTo(101);
  expect(screen.getByRole('banner')).toHaveAttribute('data-scrolled', 'true');
});

it('links to the sections of the home page from other pages', async () => {
  const { user } = renderScreen(<SiteHeader />, { at: '/blog', elsewhere: { '/': <p>Home page</p> } });
  expect(screen.getByRole('link', { name: 'Menu' })).toHaveAttribute('href', '/#menu');
  expect(screen.getByRole('link', { name: 'Reservations' })).toHaveAttribute('href', '/reservations');
  await user.click(screen.getByRole('link', { name: 'Menu' }));
  expect(screen.getByText('Home page')).toBeVisible();
});
