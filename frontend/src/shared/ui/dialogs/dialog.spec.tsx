import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderScreen } from '@/shared/testing';
import { Dialog } from '.';

const clearOfDialog = () => document.documentElement.style.getPropertyValue('--clear-of-dialog');

/** A screen of 844 pixels on which dialogs reach down to `end`, with titles that end at 94. */
function onAPhone(end: number) {
  jest.replaceProperty(window, 'innerHeight', 844);
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, 0, 390, this.classList.contains('ant-modal-header') ? 94 : end);
  });
}

function Page() {
  const [isOpen, setOpen] = useState(true);
  return (
    <Dialog title="Decline" open={isOpen} onCancel={() => setOpen(false)} destroyOnHidden>
      A reason
    </Dialog>
  );
}

it.each([
  ['below a dialog that leaves room for it', 375, '375px'],
  ['below the title of one that does not', 700, '94px'],
])('leaves a message its place on a phone %s', async (_, end, place) => {
  onAPhone(end);
  const { user } = renderScreen(<Page />);
  expect(await screen.findByRole('dialog', { name: 'Decline' })).toBeVisible();
  await waitFor(() => {
    expect(clearOfDialog()).toBe(place);
  });
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => {
    expect(clearOfDialog()).toBe('');
  });
});

it('resets it when a page unmounts with its dialog', async () => {
  onAPhone(375);
  const { unmount } = renderScreen(<Page />);
  await waitFor(() => {
    expect(clearOfDialog()).toBe('375px');
  });
  act(unmount);
  expect(clearOfDialog()).toBe('');
});
