import { screen } from '@testing-library/react';
import { renderScreen } from '@/shared/testing';
import { SettingsNav } from './settings-nav';

it('leads a site manager to the menu and the website, and marks the open page', () => {
  renderScreen(<SettingsNav role="manager" />, { at: '/manager/menu' });
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Menu', '/manager/menu'],
    ['Website', '/manager/website'],
  ]);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Menu');
});
