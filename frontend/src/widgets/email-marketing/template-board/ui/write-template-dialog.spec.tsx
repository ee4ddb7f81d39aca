import { screen, waitFor, within } from '@testing-library/react';
import type { WholeTemplate } from '@/entities/email-marketing/templates';
import { fakeServer, renderScreen } from '@/shared/testing';
import { WriteTemplateDialog } from './template-dialog';

const TEMPLATE: WholeTemplate = {
  id: '1',
  name: 'Glass week',
  category: 'marketing',
  subject: 'Glass',
  isActive: true,
  previewText: null,
  htmlContent: '<p>Glass</p>',
  textContent: null,
  variables: [],
  blocks: [
    { type: 'heading', text: 'Glass' },
    { type: 'button', label: 'Come in', url: 'https://bistro.example' },
    { type: 'columns', columns: [{ blocks: [] }, { blocks: [{ type: 'text', text: 'Blue' }] }] },
  ],
  createdBy: 'Site Manager',
  createdByRole: 'manager',
  createdAt: '2026-11-21T15:00:00.000Z',
  updatedAt: '2026-11-21T15:00:00.000Z',
};
const LINK = 'Enter a link that starts with http://, https://, mailto: or tel:.';

function show(answer: object = {}) {
  const calls = fakeServer(({ method, path }) => {
    if (method === 'GET') return { body: [] };
    return path.includes('/preview') ? { body: { subject: '', html: '', text: '', size: 0, warnings: [] } } : answer;
  });
  const edges = { onClose: jest.fn(), afterClose: jest.fn() };
  const { user, unmount } = renderScreen(<WriteTemplateDialog role="manager" template={TEMPLATE} open {...edges} />);
  const save = () => user.click(screen.getByRole('button', { name: 'Save Changes' }));
  return {
    user,
    unmount,
    save,
    sent: () => calls.filter(({ method, path }) => method !== 'GET' && !path.includes('/preview')),
  };
}

beforeEach(() => {
  sessionStorage.clear();
});

it('shows an error under each invalid field of a block, focuses the first and sends nothing', async () => {
  const { user, save, sent } = show();
  const heading = await screen.findByLabelText('Heading');
  const link = screen.getByLabelText(/^Link/);
  const inColumn = within(screen.getByRole('region', { name: /^Column 2/ })).getByLabelText('Text');
  for (const field of [heading, link, inColumn]) await user.clear(field);
  await user.type(link, 'example.com/x');
  await save();
  await waitFor(() => {
    expect(heading).toHaveFocus();
  });
  expect(heading).toBeInvalid();
  expect(heading).toHaveAccessibleDescription('Enter a heading.');
  expect(link).toHaveAccessibleDescription(LINK);
  expect(inColumn).toHaveAccessibleDescription('Enter a text.');
  expect(screen.getByLabelText('Label')).toBeValid();
  expect(sent()).toEqual([]);

  await user.type(heading, 'Glass');
  expect(heading).toBeValid();
  await user.click(screen.getByRole('button', { name: 'Move up Button 2' }));
  await save();
  await waitFor(() => {
    expect(screen.getByLabelText(/^Link/)).toHaveFocus();
  });
});

it('focuses the block that the server names', async () => {
  const message = 'Block 3, column 2, block 1 needs a text of at most 5,000 characters.';
  const { save } = show({
    status: 400,
    body: { status: 400, detail: message, errors: [{ field: 'blocks', message }] },
  });
  const inColumn = within(await screen.findByRole('region', { name: /^Column 2/ })).getByLabelText('Text');
  await save();
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  await waitFor(() => {
    expect(inColumn).toHaveFocus();
  });
});

it('asks for a block if there is none', async () => {
  const { user, save, sent } = show();
  for (const name of ['Columns 3', 'Button 2', 'Heading 1'])
    await user.click(await screen.findByRole('button', { name: `Delete ${name}` }));
  await save();
  expect(await screen.findByText('Add a block.')).toBeInTheDocument();
  expect(sent()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Add divider' }));
  await waitFor(() => {
    expect(screen.queryByText('Add a block.')).not.toBeInTheDocument();
  });
  await save();
  await waitFor(() => {
    expect(sent()).toMatchObject([{ body: { htmlContent: '', blocks: [{ type: 'divider' }] } }]);
  });
});

it('keeps the other kind of content while switching between them', async () => {
  const { user, save, sent } = show();
  await user.click(await screen.findByLabelText('HTML source'));
  await user.click(await screen.findByRole('button', { name: 'Write without blocks' }));
  await user.type(await screen.findByLabelText('HTML content'), '<p>Roses</p>');
  await user.click(screen.getByLabelText('Blocks'));
  await user.click(await screen.findByRole('button', { name: 'Use blocks' }));
  await user.type(await screen.findByLabelText('Heading'), ' week');
  await user.click(screen.getByLabelText('HTML source'));
  await user.click(await screen.findByRole('button', { name: 'Write without blocks' }));
  expect(await screen.findByLabelText('HTML content')).toHaveValue('<p>Glass</p><p>Roses</p>');
  await save();
  await waitFor(() => {
    expect(sent()).toMatchObject([{ body: { htmlContent: '<p>Glass</p><p>Roses</p>' } }]);
  });
  expect(sent()[0]?.body).not.toHaveProperty('blocks');
});

it('keeps the focused field when a restored draft equals what is stored', async () => {
  const first = show();
  await first.user.type(await screen.findByLabelText('Subject'), 's');
  first.unmount();

  const { user } = show();
  const subject = await screen.findByLabelText('Subject');
  expect(subject).toHaveValue('Glasss');
  await user.type(subject, '{Backspace}');
  expect(screen.queryByText(/kept from before/)).toBeNull();
  expect(screen.getByLabelText('Subject')).toBe(subject);
  expect(subject).toHaveFocus();
});
