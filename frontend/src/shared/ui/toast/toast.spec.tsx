import { act, screen, waitForElementToBeRemoved } from '@testing-library/react';
import { renderScreen } from '@/shared/testing';
import { toast } from '.';

it('shows a message and replaces it with the next one', async () => {
  renderScreen(<p>A page</p>);
  act(() => toast({ title: 'Message sent!', description: 'We will get back to you soon.' }));
  expect(await screen.findByText('Message sent!')).toBeVisible();
  act(() => toast({ title: 'Error', variant: 'destructive' }));
  expect(await screen.findByText('Error')).toBeVisible();
  expect(screen.queryByText('Message sent!')).not.toBeInTheDocument();
});

it('goes after its time', async () => {
  renderScreen(<p>A page</p>);
  act(() => toast({ title: 'Short', duration: 30 }));
  await screen.findByText('Short');
  await waitForElementToBeRemoved(() => screen.queryByText('Short'));
});

it('puts the newest message under F8 and closes it by its button', async () => {
  const { user } = renderScreen(<p>A page</p>);
  act(() => toast({ title: 'Saved' }));
  await screen.findByText('Saved');
  await user.keyboard('[F8]');
  expect(screen.getByRole('list')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Close notification' }));
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
});
