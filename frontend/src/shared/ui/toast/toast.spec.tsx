import { act, screen, within } from '@testing-library/react';
import { renderScreen } from '@/shared/testing';
import { toast } from '.';

afterEach(() => jest.useRealTimers());

it('shows a message and replaces it with the next one', async () => {
  renderScreen(<p>A page</p>);
  act(() => toast({ title: 'Message sent!', description: 'We will get back to you soon.' }));
  expect(await screen.findByText('Message sent!')).toBeVisible();
  act(() => toast({ title: 'Error', variant: 'destructive' }));
  expect(await screen.findByText('Error')).toBeVisible();
  expect(screen.queryByText('Message sent!')).not.toBeInTheDocument();
});

it('shows each undoable toast until it expires or is undone', async () => {
  const { user } = renderScreen(<p>A page</p>);
  const undone: string[] = [];
  const decided = (subject: string) =>
    toast({ title: 'Updated', subject, action: { label: 'Undo', onPress: () => undone.push(subject) } });
  act(() => ['Ada', 'Ben', 'Cleo'].forEach(decided));
  expect(await screen.findAllByRole('button', { name: 'Undo' })).toHaveLength(3);
  await user.click(within(screen.getAllByRole('listitem')[1] as HTMLElement).getByRole('button', { name: 'Undo' }));
  expect(undone).toEqual(['Ben']);
  expect(screen.queryByText('Ben')).toBeNull();
  act(() => toast({ title: 'Undone' }));
  expect(screen.getByText('Ada')).toBeVisible();
  expect(screen.getByText('Cleo')).toBeVisible();
});

it('stays for five seconds', async () => {
  renderScreen(<p>A page</p>);
  act(() => toast({ title: 'Loaded' }));
  await screen.findByText('Loaded');
  jest.useFakeTimers();
  act(() => toast({ title: 'Short' }));
  expect(screen.getByText('Short')).toBeVisible();
  act(() => jest.advanceTimersByTime(4999));
  expect(screen.getByText('Short')).toBeVisible();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.queryByText('Short')).not.toBeInTheDocument();
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
describe('between tests', () => {
  it('shows a toast', async () => {
    toast({ title: 'Of the test before' });
    renderScreen(<p>Page</p>);
    expect(await screen.findByText('Of the test before')).toBeInTheDocument();
  });

  it('shows no toast of the test before', async () => {
    renderScreen(<p>Page</p>);
    expect(await screen.findByText('Page')).toBeVisible();
    expect(screen.queryByText('Of the test before')).toBeNull();
  });
});
