import { fireEvent, screen, waitFor } from '@testing-library/react';
import { fakeServer, renderScreen } from '@/shared/testing';
import { SubmitContentForm } from './content-upload-page';

function renderForm() {
  const onSubmitted = jest.fn();
  return { onSubmitted, ...renderScreen(<SubmitContentForm onSubmitted={onSubmitted} />) };
}

type User = ReturnType<typeof renderForm>['user'];

const submitButton = () => screen.getByRole('button', { name: 'Submit for Approval' });

async function fill(user: User) {
  await user.type(screen.getByLabelText('Title'), ' Orange blossom week ');
  await user.selectOptions(screen.getByLabelText('Content type'), 'Blog post');
}

it('offers the eight content types and the default submitter', () => {
  renderForm();
  const types = [...screen.getByLabelText('Content type').querySelectorAll('option:not([disabled])')];
  expect(types.map((option) => option.getAttribute('value'))).toEqual([
    'blog_post',
    'social_media',
    'menu_item',
    'marketing',
    'image',
    'video',
    'website_update',
    'other',
  ]);
  expect(screen.getByLabelText('Submitted by')).toHaveValue('Content Creator');
  expect(screen.getByLabelText(/^File URL/)).toHaveAttribute('type', 'url');
  for (const label of ['Title', 'Content type', 'Submitted by']) expect(screen.getByLabelText(label)).toBeRequired();
  for (const label of [/^Description/, /^Content data/, /^File URL/]) {
    expect(screen.getByLabelText(label)).not.toBeRequired();
  }
});

it('submits once on a double click, with a key, and omits empty fields', async () => {
  const calls = fakeServer(() => ({ status: 201, body: { id: '1' } }));
  const { user, onSubmitted } = renderForm();
  await fill(user);
  const button = submitButton();
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(onSubmitted).toHaveBeenCalledTimes(1));
  expect(calls).toHaveLength(1);
  expect(calls[0]).toMatchObject({ method: 'POST', path: '/api/approval-items' });
  expect(calls[0]?.headers.get('Idempotency-Key')).toMatch(/^[\da-f]{32}$/);
  expect(calls[0]?.body).toEqual({
    title: 'Orange blossom week',
    contentType: 'blog_post',
    submittedBy: 'Content Creator',
  });
  expect(await screen.findByText('Content submitted for approval!')).toBeVisible();
  expect(screen.getByText('The owner will review it and give you feedback.')).toBeVisible();
});

it('sends the content exactly as it was typed', async () => {
  const calls = fakeServer(() => ({ status: 201, body: { id: '1' } }));
  const { user, onSubmitted } = renderForm();
  await fill(user);
  const typed = '\n  <p>Two  spaces</p>\n';
  fireEvent.change(screen.getByLabelText(/^Content data/), { target: { value: typed } });
  await user.click(submitButton());
  await waitFor(() => expect(onSubmitted).toHaveBeenCalled());
  expect(calls[0]?.body).toMatchObject({ contentData: typed });
});

it('shows an error under each missing field and focuses the first', async () => {
  const calls = fakeServer(() => ({ status: 201 }));
  const { user } = renderForm();
  await user.type(screen.getByLabelText(/^File URL/), 'javascript:alert(1)');
  await user.clear(screen.getByLabelText('Submitted by'));
  await user.click(submitButton());
  expect(screen.getByLabelText('Title')).toHaveFocus();
  expect(screen.getByLabelText('Title')).toHaveAccessibleDescription('Enter a title.');
  expect(screen.getByLabelText('Content type')).toHaveAccessibleDescription('Choose what it is.');
  expect(screen.getByText('Enter an address that starts with https:// or http://.')).toBeVisible();
  expect(screen.getByText('Say who submits this.')).toBeVisible();
  expect(calls).toHaveLength(0);
});

it("keeps everything typed when sending fails, shows the server's errors and keeps the key", async () => {
  const calls = fakeServer(() => ({
    status: 400,
    body: { detail: 'Please check the form.', errors: [{ field: 'fileUrl', message: 'We cannot open that.' }] },
  }));
  const { user, onSubmitted } = renderForm();
  await fill(user);
  await user.type(screen.getByLabelText(/^File URL/), 'https://files.example/a.png');
  await user.click(submitButton());
  expect(await screen.findByText('Failed to submit content')).toBeVisible();
  expect(screen.getByText('Please check the form.')).toBeVisible();
  expect(screen.getByText('We cannot open that.')).toBeVisible();
  expect(screen.getByLabelText(/^File URL/)).toHaveFocus();
  expect(screen.getByLabelText('Title')).toHaveValue(' Orange blossom week ');
  expect(screen.getByLabelText('Content type')).toHaveValue('blog_post');

  await user.click(submitButton());
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[1]?.headers.get('Idempotency-Key')).toBe(calls[0]?.headers.get('Idempotency-Key'));
  expect(onSubmitted).not.toHaveBeenCalled();
});

it('asks to try again later when there is no network', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  const { user } = renderForm();
  await fill(user);
  await user.click(submitButton());
  expect(await screen.findByText('Please try again later')).toBeVisible();
});
