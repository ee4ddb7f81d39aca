import { screen, within } from '@testing-library/react';
import { ApiError } from '@/shared/api';
import { renderDialog } from '@/shared/testing';
import { DeleteDialog } from '.';

const INVALIDATES = [['umbrellas']];

async function remove(call: (id: string) => Promise<unknown>) {
  const onDeleted = jest.fn();
  const { open, user } = renderDialog((control) => (
    <DeleteDialog
      id="u1"
      noun="Umbrella"
      title="Delete the red umbrella?"
      call={call}
      invalidates={INVALIDATES}
      onDeleted={onDeleted}
      {...control}
    >
      <p>It gets wet.</p>
    </DeleteDialog>
  ));
  const dialog = within(await open());
  expect(dialog.getByText('It gets wet.')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  return onDeleted;
}

const refusal = (status: number, detail: string) => ApiError.from(Response.json({ status, detail }, { status }));

it('deletes after the confirmation, and names what was deleted', async () => {
  const call = jest.fn().mockResolvedValue(undefined);
  const onDeleted = await remove(call);
  expect(await screen.findByText('Umbrella deleted')).toBeInTheDocument();
  expect(call).toHaveBeenCalledTimes(1);
  expect(call).toHaveBeenCalledWith('u1');
  expect(onDeleted).toHaveBeenCalledWith('u1');
});

it('counts an item that is already gone as deleted', async () => {
  const onDeleted = await remove(jest.fn().mockRejectedValue(await refusal(404, 'It does not exist.')));
  expect(await screen.findByText('Umbrella deleted')).toBeInTheDocument();
  expect(onDeleted).toHaveBeenCalledWith('u1');
});

it('shows why the server refused, and counts nothing as deleted', async () => {
  const onDeleted = await remove(jest.fn().mockRejectedValue(await refusal(409, 'It is raining.')));
  expect(await screen.findByText('Error deleting umbrella')).toBeInTheDocument();
  expect(screen.getByText('It is raining.')).toBeInTheDocument();
  expect(onDeleted).not.toHaveBeenCalled();
});
