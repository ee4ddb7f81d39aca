import { screen, waitFor } from '@testing-library/react';
import { fakeServer, renderScreen } from '@/shared/testing';
import { ChooseFile } from './import-contacts-dialog';

const MAX_BYTES = 5 * 1024 * 1024;
/** A file that claims this size on disk. */
const aFile = (name: string, size: number) =>
  Object.defineProperties(new File([], name, { type: 'text/csv' }), {
    size: { value: size },
    arrayBuffer: { configurable: true, value: () => Promise.resolve(new TextEncoder().encode('E-Mail').buffer) },
  });
const field = () => screen.getByLabelText('CSV file with a header row');

it('sends a file of 5 MB, and refuses larger ones', async () => {
  const calls = fakeServer(() => ({ body: {} }));
  const uploaded = jest.fn();
  const { user } = renderScreen(<ChooseFile onRead={() => undefined} onUploaded={uploaded} />);
  await user.upload(field(), aFile('large.csv', MAX_BYTES + 1));
  expect(await screen.findByText('Choose a file of at most 5 MB.')).toBeInTheDocument();
  expect(calls).toEqual([]);
  await user.upload(field(), aFile('right.csv', MAX_BYTES));
  await waitFor(() => {
    expect(uploaded).toHaveBeenCalled();
  });
  expect(calls).toMatchObject([{ method: 'POST', body: { fileName: 'right.csv' } }]);
  expect(screen.queryByText('Choose a file of at most 5 MB.')).not.toBeInTheDocument();
});

it('reports an unreadable file, and accepts it once it can be read', async () => {
  fakeServer(() => ({ body: {} }));
  const uploaded = jest.fn();
  const { user } = renderScreen(<ChooseFile onRead={() => undefined} onUploaded={uploaded} />);
  const removedFile = Object.defineProperty(aFile('gone.csv', 10), 'arrayBuffer', {
    value: () => Promise.reject(new DOMException('gone', 'NotReadableError')),
  });
  await user.upload(field(), removedFile);
  expect(await screen.findByText(/couldn’t read this file/)).toBeVisible();
  await user.upload(field(), aFile('here.csv', 10));
  await waitFor(() => {
    expect(uploaded).toHaveBeenCalled();
  });
  expect(screen.queryByText(/couldn’t read this file/)).toBeNull();
});

it('explains how to save an Excel workbook as CSV, and sends nothing', async () => {
  const calls = fakeServer(() => ({ body: {} }));
  const { user } = renderScreen(<ChooseFile onRead={() => undefined} onUploaded={() => undefined} />);
  const workbook = Object.defineProperty(aFile('list.csv', 10), 'arrayBuffer', {
    value: () => Promise.resolve(Uint8Array.of(0x50, 0x4b, 3, 4).buffer),
  });
  await user.upload(field(), workbook);
  expect(await screen.findByText(/^This is an Excel workbook\. In Excel choose File, Save As/)).toBeVisible();
  expect(calls).toEqual([]);
});
