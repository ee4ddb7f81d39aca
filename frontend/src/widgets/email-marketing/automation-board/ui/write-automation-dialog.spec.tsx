import { cleanup, screen, waitFor } from '@testing-library/react';
import type { Automation } from '@/entities/email-marketing/automations';
import { choicesOf, chosenIn, fakeServer, renderScreen } from '@/shared/testing';
import { EditAutomationDialog } from './write-automation-dialog';

const UNDECIDED = { waitsForOwner: false, approval: null, approvalComments: null, approvedBy: null, approvedAt: null };

const AUTOMATION: Automation = {
  id: 'a1',
  name: 'Welcome',
  description: null,
  triggerType: 'tag_added',
  triggerConditions: { tags: ['wine'] },
  emailSequence: [{ delayDays: 0, templateId: 't1', templateName: 'News', customSubject: null }],
  isActive: true,
  delay: 0,
  templateId: 't1',
  totalTriggered: 0,
  ...UNDECIDED,
  totalSent: 0,
  createdBy: 'Site Manager',
  createdByRole: 'manager',
  createdAt: '2026-11-01T15:00:00.000Z',
  updatedAt: '2026-11-01T15:00:00.000Z',
};

const TEMPLATES = [
  { id: 't1', name: 'News', subject: 'Our news', isActive: true },
  { id: 't2', name: 'Last year', subject: 'Then', isActive: false },
  { id: 't3', name: 'Unused', subject: 'Never', isActive: false },
];

function edit(automation: Automation, { isCounted = true, isChanged = false } = {}) {
  const calls = fakeServer(({ method, path, body }) => {
    if (path.endsWith('/reach')) return isCounted ? { body: { contacts: 3 } } : { status: 503, body: {} };
    if (isChanged && method === 'PUT' && 'expectedUpdatedAt' in (body as object))
      return { status: 409, body: { status: 409, detail: 'Another person has changed this.' } };
    return { body: method === 'PUT' ? automation : TEMPLATES };
  });
  const screen = renderScreen(
    <EditAutomationDialog
      role="manager"
      automation={automation}
      open
      onClose={() => undefined}
      afterClose={() => undefined}
    />,
  );
  return { ...screen, sent: () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body) };
}

const stepOf = (templateId: string | null, templateName: string | null) => ({
  delayDays: 0,
  templateId,
  templateName,
  customSubject: null,
});

it('sends only changed fields', async () => {
  const { user, sent } = edit(AUTOMATION);
  const tags = await screen.findByLabelText(/^Tags/);
  await user.clear(tags);
  await user.type(tags, 'glass');
  expect(await screen.findByText(/^Contacts who get the tag glass from now on/)).toBeInTheDocument();
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
  });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => {
    expect(sent()).toEqual([{ triggerConditions: { tags: ['glass'] }, expectedUpdatedAt: AUTOMATION.updatedAt }]);
  });
});

it('saves an active one only when its recipients are known, and a paused one right away', async () => {
  edit(AUTOMATION, { isCounted: false });
  expect(await screen.findByRole('button', { name: 'Save' })).toBeDisabled();
  cleanup();
  edit({ ...AUTOMATION, isActive: false }, { isCounted: false });
  expect(await screen.findByRole('button', { name: 'Save' })).toBeEnabled();
});

it('shows no deleted template, and keeps one beyond the offered list', async () => {
  const { user, sent } = edit({ ...AUTOMATION, emailSequence: [stepOf('t9', 'Deleted'), stepOf('t2', 'Last year')] });
  await waitFor(() => {
    expect(screen.getAllByLabelText('Template').map(chosenIn)).toEqual(['Not chosen yet', 'Last year']);
  });
  const [first] = screen.getAllByLabelText('Template');
  const offered = first ? await choicesOf(user, first) : [];
  expect(offered).toContain('News');
  expect(offered).not.toContain('Unused');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => {
    expect(sent()).toEqual([
      { emailSequence: [stepOf(null, null), stepOf('t2', 'Last year')], expectedUpdatedAt: AUTOMATION.updatedAt },
    ]);
  });
});

it('warns that another person has changed it, and replaces that only when saved again', async () => {
  const { user, sent } = edit({ ...AUTOMATION, isActive: false }, { isChanged: true });
  await user.type(await screen.findByLabelText(/^Automation name/), ' back');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/Saving again replaces their changes with yours/)).toBeVisible();
  expect(screen.getByLabelText(/^Automation name/)).toHaveValue('Welcome back');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => {
    expect(sent()).toEqual([
      { name: 'Welcome back', expectedUpdatedAt: AUTOMATION.updatedAt },
      { name: 'Welcome back' },
    ]);
  });
});

it('names its templates while the list of templates cannot be loaded', async () => {
  fakeServer(() => ({ status: 503, body: {} }));
  const nothing = () => undefined;
  renderScreen(
    <EditAutomationDialog role="manager" automation={AUTOMATION} open onClose={nothing} afterClose={nothing} />,
  );
  expect(chosenIn(await screen.findByLabelText('Template'))).toBe('News');
});
