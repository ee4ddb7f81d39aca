import { screen } from '@testing-library/react';
import type { UploadedImport } from '@/entities/email-marketing/contacts';
import { choose, renderScreen } from '@/shared/testing';
import { MapColumns } from './map-columns';

const UPLOADED: UploadedImport = {
  ...{ id: 'i1', fileName: 'list.csv', status: 'uploaded', totalRows: 1, doneRows: 0 },
  ...{ added: 0, updated: 0, skipped: 0, refused: 0, headings: ['Email', 'Subscribed'] },
  ...{ samples: [['ana@guests.example', 'yes']], suggested: { email: 0, emailOptIn: 1 } },
};

it('says what it does with the opt-in column, and why a yes there opts nobody in', async () => {
  const { user } = renderScreen(<MapColumns uploaded={UPLOADED} onPlanned={() => undefined} />);
  const column = screen.getByLabelText('Column for Email opt-in');
  expect(column).toHaveAccessibleDescription(/a yes in this column opts nobody in, because it does not say how/);
  await user.click(screen.getByLabelText('Everybody in this file agreed to get mail from us'));
  expect(column).toHaveAccessibleDescription(/whoever has anything but a yes in this column is not opted in/);
  await choose(user, column, 'Not in the file');
  expect(screen.queryByText(/^Email opt-in:/)).not.toBeInTheDocument();
});
