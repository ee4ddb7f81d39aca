import { screen } from '@testing-library/react';
import { fakeServer, renderDialog } from '@/shared/testing';
import { TagContactsDialog } from './tag-contacts-dialog';

const nothing = () => undefined;

const show = (ids: readonly string[]) => {
  fakeServer(() => ({ body: [{ tag: 'wine', contacts: 12 }] }));
  return renderDialog((control) => <TagContactsDialog verb="add" ids={ids} onSelectionEnd={nothing} {...control} />);
};

afterEach(() => {
  sessionStorage.clear();
});

it('keeps typed and chosen tags through Escape', async () => {
  const { user, open, escape } = show(['a', 'b']);
  await open();
  await user.type(screen.getByLabelText('Tags'), 'VIP');
  await user.click(await screen.findByRole('button', { name: 'wine' }));
  await escape();
  await open();
  expect(screen.getByLabelText('Tags')).toHaveValue('VIP, wine');
});

it('does not restore tags typed for another selection', async () => {
  const first = show(['a', 'b']);
  await first.open();
  await first.user.type(screen.getByLabelText('Tags'), 'VIP');
  await first.escape();
  first.unmount();

  const { open } = show(['c']);
  await open();
  expect(screen.getByLabelText('Tags')).toHaveValue('');
});
