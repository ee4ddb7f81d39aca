import { render } from '@testing-library/react';
import { breadcrumbs, jsonLd, StructuredData } from '.';

it('cannot be ended by a text inside it', () => {
  const { container } = render(<StructuredData json={jsonLd({ name: '</script><p>Out</p>' })} />);
  const script = container.querySelector('script');
  expect(script).toHaveAttribute('type', 'application/ld+json');
  expect(script?.textContent).not.toContain('<');
  expect(JSON.parse(script?.textContent ?? '')).toEqual({
    '@context': 'https://schema.org',
    name: '</script><p>Out</p>',
  });
});

it('describes the breadcrumb from the home page', () => {
  expect(JSON.parse(breadcrumbs({ name: 'Blog', path: '/blog' }))).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'http://localhost/' },
      { '@type': 'ListItem', position: 2, name: 'Blog', item: 'http://localhost/blog' },
    ],
  });
});
