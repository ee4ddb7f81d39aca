import { render, screen } from '@testing-library/react';
import { MailLink } from '.';

it('may only break after its @', () => {
  render(<MailLink address="hello@bistro.example" />);
  const link = screen.getByRole('link', { name: 'hello@bistro.example' });
  expect(link).toHaveAttribute('href', 'mailto:hello@bistro.example');
  expect(link.innerHTML).toBe('hello@<wbr>bistro.example');
});
