import { screen, waitFor, within } from '@testing-library/react';
import type { WholeTemplate } from '@/entities/email-marketing/templates';
import type { MailRole } from '@/shared/api';
import { choicesOf, choose, fakeServer, fill, type RecordedCall, renderScreen } from '@/shared/testing';
import { EmailTemplateBoard } from './email-template-board';

beforeEach(() => {
  sessionStorage.clear();
});

const aTemplate = (changes: Partial<WholeTemplate> = {}): WholeTemplate => ({
  id: '1',
  name: 'Glass week',
  category: 'marketing',
  subject: 'Hello {{firstName}}',
  isActive: true,
  previewText: null,
  htmlContent: '<table><tr><td>Glass</td></tr></table>',
  textContent: null,
  blocks: null,
  variables: ['firstName'],
  createdBy: 'Site Manager',
  createdByRole: 'manager',
  createdAt: '2026-11-21T15:00:00.000Z',
  updatedAt: '2026-11-21T15:00:00.000Z',
  ...changes,
});

const PREVIEW = {
  previewText: 'Come in, Ana',
  subject: 'Hello Ana',
  html: '<html><head></head><body>Glass</body></html>',
  text: 'Glass',
  size: 3000,
  warnings: [{ kind: 'unknown-placeholder', message: '{{town}} isn’t a contact field and will be empty.' }],
};

const MAREN = { id: 'm1', firstName: 'Maren', lastName: 'Holt', email: 'maren.holt@guests.example' };

function answerTo({ method, path }: RecordedCall, rows: WholeTemplate[]) {
  if (path.includes('/preview')) return { body: PREVIEW };
  if (path.endsWith('/test')) return { status: 201, body: { to: 'manager@bistro.example' } };
  if (path.includes('/customer-contacts')) return { body: path.includes('maren') ? [MAREN] : [] };
  const one = rows.find(({ id }) => path.endsWith(`/email-templates/${id}`));
  if (method === 'GET' && one) return { body: one };
  if (method === 'GET')
    return { body: rows.map(({ htmlContent: _html, textContent: _text, blocks: _blocks, ...listed }) => listed) };
  return method === 'DELETE' ? { status: 204 } : { status: method === 'POST' ? 201 : 200, body: aTemplate() };
}

function show(rows: WholeTemplate[], { role = 'manager', at = '' }: { role?: MailRole; at?: string } = {}) {
  const calls = fakeServer((call) => answerTo(call, rows));
  const view = renderScreen(<EmailTemplateBoard role={role} title="Templates" />, { at: `/${role}/dashboard${at}` });
  return { ...view, calls, sent: () => calls.filter(({ method, path }) => method !== 'GET' && !/preview/.test(path)) };
}

it('shows each template at a glance, with its actions', async () => {
  show([aTemplate(), aTemplate({ id: '2', name: 'Gazpacho', category: 'special-offers', isActive: false })]);
  const card = within(await screen.findByRole('article', { name: 'Glass week' }));
  expect(card.getByText('Hello {{firstName}}')).toBeInTheDocument();
  expect(card.getByText('Marketing')).toBeInTheDocument();
  expect(card.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Preview', 'Edit', 'Delete']);
  expect(within(screen.getByRole('article', { name: 'Gazpacho' })).getByText('Inactive')).toBeInTheDocument();
});

it('lets the owner read and edit, not add or delete', async () => {
  show([aTemplate()], { role: 'admin' });
  const card = within(await screen.findByRole('article', { name: 'Glass week' }));
  expect(card.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Preview', 'Edit']);
  expect(screen.queryByRole('button', { name: 'Create Template' })).not.toBeInTheDocument();
});

it('tells an owner without templates who writes them', async () => {
  show([], { role: 'admin' });
  expect(await screen.findByText('No templates yet.')).toBeInTheDocument();
  expect(screen.getByText(/^Your site manager writes templates and campaigns/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Team and security' })).toHaveAttribute('href', '/admin/team');
});

it('requests one category', async () => {
  const { user, calls } = show([]);
  expect(await screen.findByText('No templates yet.')).toBeInTheDocument();
  await choose(user, screen.getByLabelText('Category'), 'Follow up');
  expect(await screen.findByText('No templates in this category.')).toBeInTheDocument();
  expect(calls.at(-1)?.path).toContain('category=follow-up');
});

it('creates a template once it is complete', async () => {
  const { user, sent } = show([]);
  await user.click(await screen.findByRole('button', { name: 'Create Template' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create Template' }));
  await user.click(dialog.getByLabelText('HTML source'));
  await user.click(dialog.getByRole('button', { name: 'Create Template' }));
  for (const sentence of ['Enter a name.', 'Choose a category.', 'Enter the HTML content.'])
    expect(await dialog.findByText(sentence)).toBeInTheDocument();
  expect(sent()).toEqual([]);
  await fill(user, dialog.getByLabelText('Name'), 'Glass');
  await choose(user, dialog.getByLabelText('Category'), 'Welcome');
  await fill(user, dialog.getByLabelText('Subject'), 'Hello');
  await fill(user, dialog.getByLabelText('Preview text (optional)'), 'Come in');
  await fill(user, dialog.getByLabelText('HTML content'), 'Dear ');
  await choose(user, dialog.getByLabelText('Insert a field'), 'First name');
  await user.click(dialog.getByRole('button', { name: 'Create Template' }));
  expect((await screen.findAllByText('Template created')).length).toBeGreaterThan(0);
  expect(sent()[0]?.body).toEqual({
    name: 'Glass',
    category: 'welcome',
    subject: 'Hello',
    htmlContent: 'Dear {{firstName}}',
    previewText: 'Come in',
    textContent: '',
    isActive: true,
  });
});

it('opens as source if the visual editor would drop something, and shows warnings', async () => {
  show([aTemplate()], { at: '?open=1&dialog=edit' });
  expect(
    await screen.findByText(
      'This email is edited as HTML because the visual editor would drop table, tbody, tr and more from it.',
    ),
  ).toBeInTheDocument();
  expect(screen.getByLabelText('HTML content')).toHaveValue('<table><tr><td>Glass</td></tr></table>');
  expect(await screen.findByText(/\{\{town\}\} isn’t a contact field/)).toBeInTheDocument();
  expect(screen.getByText(/^In the inbox:/)).toHaveTextContent('In the inbox: Hello Ana Come in, Ana');
});

it('keeps typing when its dialog is closed, until it is discarded', async () => {
  const { user } = show([aTemplate()], { at: '?open=1&dialog=edit' });
  await user.type(await screen.findByLabelText('Name'), ' and roses');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  await user.click(screen.getByRole('button', { name: 'Edit Glass week' }));
  expect(await screen.findByLabelText('Name')).toHaveValue('Glass week and roses');
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.getByLabelText('Name')).toHaveValue('Glass week');
});

it('previews the email for a searched contact, and sends a test with sample data again', async () => {
  const { user, calls, sent } = show([aTemplate()], { at: '?open=1&dialog=edit' });
  const field = await screen.findByLabelText(/^Preview as/);
  expect(field).toHaveAccessibleDescription('Search by name or email. Empty uses a sample contact.');
  await user.type(field, 'maren.holt@guests.example');
  await waitFor(async () => {
    expect(await choicesOf(user, field)).toEqual(['Maren Holt, maren.holt@guests.example']);
  });
  await choose(user, field, 'Maren Holt, maren.holt@guests.example');
  await waitFor(() => {
    const [preview] = calls.filter(({ path }) => path.includes('/preview')).slice(-1);
    expect(preview?.body).toMatchObject({ contactId: 'm1' });
  });
  const sendTest = () => user.click(screen.getByRole('button', { name: 'Send test' }));
  await sendTest();
  await waitFor(() => {
    expect(sent()).toMatchObject([{ body: { contactId: 'm1' } }]);
  });
  await choose(user, field, 'Sample contact');
  await sendTest();
  await waitFor(() => {
    expect(sent()).toHaveLength(2);
  });
  expect(sent()[1]?.body).not.toHaveProperty('contactId');
});

it('sends a test', async () => {
  const { user, sent } = show([aTemplate()], { at: '?open=1&dialog=preview' });
  await user.click(await screen.findByRole('button', { name: 'Send test' }));
  expect((await screen.findAllByText(/It is on its way to manager@bistro.example/)).length).toBeGreaterThan(0);
  expect(sent()[0]).toMatchObject({
    path: '/api/email-templates/test',
    body: { subject: 'Hello {{firstName}}', to: null },
  });
});

it('deletes after a confirmation', async () => {
  const { user, sent } = show([aTemplate()]);
  await user.click(await screen.findByRole('button', { name: 'Delete Glass week' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect((await screen.findAllByText('Template deleted')).length).toBeGreaterThan(0);
  expect(sent()).toMatchObject([{ method: 'DELETE', path: '/api/email-templates/1' }]);
});

it('says why a template used by an automation cannot be deleted', async () => {
  const detail = 'The automation “Welcome” sends this template.';
  fakeServer((call) =>
    call.method === 'DELETE' ? { status: 409, body: { status: 409, detail } } : answerTo(call, [aTemplate()]),
  );
  const { user } = renderScreen(<EmailTemplateBoard role="manager" title="Templates" />);
  await user.click(await screen.findByRole('button', { name: 'Delete Glass week' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(detail, { exact: true })).toBeInTheDocument();
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
