import { screen } from '@testing-library/react';
import { renderScreen } from '@/shared/testing';

/** Loaded when a field is first focused. */
const listening = () => import('./say-what-is-cut');

const letter = <textarea aria-label="Letter" maxLength={1200} />;

it('shows nothing when the replaced selection makes room', async () => {
  const { user } = renderScreen(letter);
  const field = screen.getByLabelText<HTMLTextAreaElement>('Letter');
  await user.click(field);
  await listening();
  await user.paste('x'.repeat(1200));
  field.setSelectionRange(0, 1200);
  await user.paste('y');
  expect(field).toHaveValue('y');
  expect(screen.queryByText('The text is too long')).not.toBeInTheDocument();
});

it('says that the end of a pasted text was left out', async () => {
  const { user } = renderScreen(letter);
  await user.click(screen.getByLabelText('Letter'));
  await listening();
  await user.paste('x'.repeat(1200));
  expect(screen.queryByText('The text is too long')).not.toBeInTheDocument();
  await user.paste('y');
  expect(await screen.findByText('The text is too long')).toBeVisible();
  expect(screen.getByText('This field holds 1,200 characters. We cut off the rest.')).toBeVisible();
});
