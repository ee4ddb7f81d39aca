import { screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { renderScreen } from './render-screen';
import type { DialogProps } from '@/shared/ui/dialogs';

const nothing = () => undefined;

/** Renders a dialog behind a button, so that a test can close it with Escape and open it again. */
export function renderDialog(dialog: (control: DialogProps) => ReactNode, at = '/admin/dashboard') {
  function Opener() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setIsOpen(true)}>
          Open the dialog
        </button>
        {dialog({ open: isOpen, onClose: () => setIsOpen(false), afterClose: nothing })}
      </>
    );
  }
  const view = renderScreen(<Opener />, { at });
  return {
    ...view,
    async open() {
      await view.user.click(screen.getByRole('button', { name: 'Open the dialog' }));
      return screen.findByRole('dialog');
    },
    async escape() {
      await view.user.keyboard('{Escape}');
      await waitFor(() => {
        expect(screen.queryByRole('dialog')).toBeNull();
      });
    },
  };
}
