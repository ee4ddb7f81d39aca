import { fireEvent, screen } from '@testing-library/react';
import { renderScreen } from '@/shared/testing';
import { followSectionLinks, SectionLink } from '.';

beforeAll(followSectionLinks);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('on the home page scrolls after 100 ms and marks the section for a second', () => {
  renderScreen(
    <>
      <SectionLink section="menu">Menu</SectionLink>
      <section id="menu" aria-label="Our menu" />
    </>,
  );
  const menu = screen.getByRole('region', { name: 'Our menu' });
  menu.scrollIntoView = jest.fn();
  fireEvent.click(screen.getByRole('link', { name: 'Menu' }));
  jest.advanceTimersByTime(99);
  expect(menu.scrollIntoView).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(menu.scrollIntoView).toHaveBeenCalledWith({ behavior: 'smooth' });
  expect(menu).toHaveAttribute('data-marked');
  expect(menu).toHaveFocus();
  jest.advanceTimersByTime(1000);
  expect(menu).not.toHaveAttribute('data-marked');
});
