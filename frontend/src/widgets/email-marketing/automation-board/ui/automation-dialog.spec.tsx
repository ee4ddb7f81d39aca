import { screen, waitFor, within } from '@testing-library/react';
import type { Automation } from '@/entities/email-marketing/automations';
import { fakeServer, renderScreen } from '@/shared/testing';
import { AutomationDialog } from './automation-dialog';

const stepOf = (templateId: string | null, templateName: string | null, customSubject: string | null = null) => ({
  delayDays: 0,
  templateId,
  templateName,
  customSubject,
});

const UNDECIDED = { waitsForOwner: false, approval: null, approvalComments: null, approvedBy: null, approvedAt: null };

const AUTOMATION: Automation = {
  id: 'a1',
  name: 'Welcome',
  description: null,
  triggerType: 'new_contact',
  triggerConditions: {},
  emailSequence: [
    stepOf('t1', 'News'),
    stepOf('t1', 'News', 'Our own news'),
    stepOf('t9', 'Deleted'),
    stepOf(null, null, 'No mail'),
  ],
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

it('says that an email has no template if it was deleted or never chosen', async () => {
  fakeServer(({ path }) => ({ body: path.includes('/runs') ? [] : [{ id: 't1', name: 'News', isActive: true }] }));
  renderScreen(
    <AutomationDialog
      role="manager"
      dialog="view"
      automation={AUTOMATION}
      open
      onClose={() => undefined}
      afterClose={() => undefined}
    />,
  );
  const emails = await screen.findByRole('region', { name: 'Emails' });
  await waitFor(() => {
    const items = within(emails).getAllByRole('listitem');
    expect(items.map(({ lastChild }) => lastChild?.textContent)).toEqual([
      'News',
      'Our own news',
      'No template yet',
      'No template yet',
    ]);
  });
});

it('is activated after showing its recipients, dates and subjects', async () => {
  const calls = fakeServer(({ path }) => {
    if (path.endsWith('/reach')) return { body: { contacts: 12 } };
    return { body: [{ id: 't1', name: 'News', subject: 'News of {{firstName|friend}}', isActive: true }] };
  });
  const onClose = jest.fn();
  const { user } = renderScreen(
    <AutomationDialog
      role="manager"
      dialog="activate"
      automation={{ ...AUTOMATION, isActive: false }}
      open
      onClose={onClose}
      afterClose={() => undefined}
    />,
  );
  expect(await screen.findByText('12 contacts now.')).toBeInTheDocument();
  const outlook = within(screen.getByRole('region', { name: 'Reach and timing' }));
  expect(outlook.getAllByRole('listitem').map(({ lastChild }) => lastChild?.textContent)).toEqual([
    'News of [First name]',
    'Our own news',
    'No template yet, so nothing is sent',
    'No template yet, so nothing is sent',
  ]);
  const changes = () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  expect(changes()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Activate' }));
  await waitFor(() => {
    expect(changes()).toEqual([{ isActive: true }]);
  });
  await waitFor(() => {
    expect(onClose).toHaveBeenCalled();
  });
});

it('is not activated while its recipients are unknown', async () => {
  fakeServer(({ path }) => (path.endsWith('/reach') ? { status: 503, body: {} } : { body: [] }));
  renderScreen(
    <AutomationDialog
      role="manager"
      dialog="activate"
      automation={{ ...AUTOMATION, isActive: false }}
      open
      onClose={() => undefined}
      afterClose={() => undefined}
    />,
  );
  expect(await screen.findByText('Couldn’t count the audience.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Activate' })).toBeDisabled();
});
