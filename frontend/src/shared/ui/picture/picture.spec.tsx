import { render, screen } from '@testing-library/react';
import { setPhotographs } from './photographs';
import { isPictureName, Picture } from './picture';

it('offers every width in both formats, with high priority for the first image', () => {
  const { container } = render(<Picture name="hero" alt="The courtyard" sizes="100vw" priority />);
  const image = screen.getByRole('img', { name: 'The courtyard' });
  expect(image).toHaveAttribute('fetchpriority', 'high');
  expect(image).toHaveAttribute('loading', 'eager');
  const [avif, webp] = container.querySelectorAll('source');
  expect(avif).toHaveAttribute('srcset', expect.stringContaining('/pictures/hero-1600.avif 1600w'));
  expect(webp).toHaveAttribute('srcset', expect.stringContaining('/pictures/hero-480.webp 480w'));
});

it('loads images further down later and reserves their space', () => {
  render(<Picture name="login-window" alt="A rising sun" sizes="50vw" />);
  const image = screen.getByRole('img');
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(image).toHaveAttribute('width');
  expect(image).toHaveAttribute('height');
});

it('has an empty alt if it is decorative', () => {
  render(<Picture name="login-window" sizes="50vw" alt="" />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

it('recognizes the names of its images', () => {
  expect(isPictureName('hero')).toBe(true);
  expect(isPictureName('toString')).toBe(false);
});

describe('when the restaurant shows a photo', () => {
  const photograph = { src: '/pictures/abc-1600.jpg', srcSet: '/pictures/abc-1600.webp 1600w', alt: 'Our fountain' };
  beforeEach(() => {
    setPhotographs({ hero: photograph });
  });
  afterEach(() => {
    setPhotographs({});
  });

  it('shows that photo with its alternative text', () => {
    const { container } = render(<Picture name="hero" alt="The courtyard" sizes="100vw" />);
    expect(screen.getByRole('img', { name: 'Our fountain' })).toHaveAttribute('src', photograph.src);
    const sources = [...container.querySelectorAll('source')];
    expect(sources.map(({ srcset }) => srcset)).toEqual([photograph.srcSet]);
  });

  it('has an empty alt if the image is decorative', () => {
    render(<Picture name="hero" alt="" sizes="100vw" />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('shows glass art in every other place', () => {
    render(<Picture name="courtyard-1" alt="An arch" sizes="100vw" />);
    expect(screen.getByRole('img', { name: 'An arch' })).toHaveAttribute('src', '/pictures/courtyard-1-768.webp');
  });
});
