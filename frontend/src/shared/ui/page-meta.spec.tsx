import { render } from '@testing-library/react';
import { PageMeta, setCardOwner } from './page-meta';
import { setPhotographs } from './picture';

afterEach(() => {
  setCardOwner(() => true);
  setPhotographs({});
});

function previewImage(): string | undefined {
  const { unmount } = render(<PageMeta title="Home" description="A place" path="/" />);
  const image = document.querySelector<HTMLMetaElement>('meta[property="og:image"]')?.content;
  unmount();
  return image && new URL(image, 'http://localhost').pathname;
}

it('shows the built card only for the restaurant that it names, and its main photo before both', () => {
  expect(previewImage()).toBe('/social-card.png');
  setCardOwner(() => false);
  expect(previewImage()).toBe('/pictures/hero-1200.jpg');
  setPhotographs({ hero: { src: '/pictures/bar.jpg', srcSet: '', alt: 'The bar' } });
  expect(previewImage()).toBe('/pictures/bar.jpg');
});
