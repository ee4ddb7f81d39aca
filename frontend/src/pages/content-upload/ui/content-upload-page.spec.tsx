import { screen } from '@testing-library/react';
import { fakeServer, renderScreen } from '@/shared/testing';
import { ContentUploadPage } from '../index';

it('explains the four steps in their order', () => {
  renderScreen(<ContentUploadPage />);
  const steps = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
  expect(steps.slice(0, 4)).toEqual(['Submit', 'Notify', 'Review', 'Feedback']);
  expect(screen.getByText(/^The owner receives an email notification/)).toBeVisible();
  expect(screen.getByText(/approved, sent back for revision or rejected/)).toBeVisible();
  expect(screen.getByRole('complementary', { name: 'Content guidelines' })).toHaveTextContent(/Accepted types/);
});

it('thanks after sending, and returns to an empty form for the next item', async () => {
  fakeServer(() => ({ status: 201, body: { id: '1' } }));
  const { user } = renderScreen(<ContentUploadPage />);
  await user.type(screen.getByLabelText('Title'), 'Soup of the week');
  await user.selectOptions(screen.getByLabelText('Content type'), 'menu_item');
  await user.clear(screen.getByLabelText('Submitted by'));
  await user.type(screen.getByLabelText('Submitted by'), 'Ada');
  await user.click(screen.getByRole('button', { name: 'Submit for Approval' }));
  expect(await screen.findByRole('heading', { name: 'Content Submitted!' })).toHaveFocus();

  await user.click(screen.getByRole('button', { name: 'Submit Another Item' }));
  expect(screen.getByLabelText('Title')).toHaveFocus();
  expect(screen.getByLabelText('Title')).toHaveValue('');
  expect(screen.getByLabelText('Submitted by')).toHaveValue('Content Creator');
});
