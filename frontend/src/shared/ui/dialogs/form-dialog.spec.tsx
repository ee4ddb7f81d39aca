import { screen, waitFor } from '@testing-library/react';
import { Form, Input } from 'antd';
import { ApiError } from '@/shared/api';
import { renderScreen } from '@/shared/testing';
import { FormDialog } from '.';

const TOO_LONG = 'Enter at most 10 characters.';
const REFUSED = { status: 400, detail: TOO_LONG, errors: [{ field: 'note', message: TOO_LONG }] };

it('shows the server’s error under a field without rules until it changes', async () => {
  const refused = await ApiError.from(Response.json(REFUSED, { status: 400 }));
  const { user } = renderScreen(
    <FormDialog<{ note: string }>
      title="A table"
      open
      okText="Save"
      isBusy={false}
      onSend={(_, onRefused) => {
        onRefused(refused);
      }}
      onClose={jest.fn()}
    >
      <Form.Item name="note" label="Note">
        <Input />
      </Form.Item>
    </FormDialog>,
  );
  const note = screen.getByLabelText('Note');
  await user.type(note, 'Under the walnut tree');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(note).toHaveAccessibleDescription(TOO_LONG));
  expect(note).toHaveFocus();
  await user.clear(note);
  await waitFor(() => expect(note).toBeValid());
});
