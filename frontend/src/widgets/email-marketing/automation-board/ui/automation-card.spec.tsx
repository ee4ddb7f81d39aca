import { screen, within } from '@testing-library/react';
import type { Automation } from '@/entities/email-marketing/automations';
import { fakeServer, renderScreen } from '@/shared/testing';
import { AutomationCard } from './automation-board';

const AUTOMATION: Automation = {
  id: 'a1',
  name: 'Welcome',
  description: null,
  triggerType: 'new_contact',
  triggerConditions: {},
  emailSequence: [],
  isActive: true,
  delay: 0,
  templateId: null,
  totalTriggered: 0,
  totalSent: 0,
  waitsForOwner: true,
  approval: null,
  approvalComments: null,
  approvedBy: null,
  approvedAt: null,
  createdBy: 'Site Manager',
  createdByRole: 'manager',
  createdAt: '2026-11-01T15:00:00.000Z',
  updatedAt: '2026-11-01T15:00:00.000Z',
};

async function show(changes: Partial<Automation>) {
  fakeServer(() => ({ body: [] }));
  renderScreen(<AutomationCard role="manager" automation={{ ...AUTOMATION, ...changes }} />);
  return within(await screen.findByRole('article', { name: 'Welcome' }));
}

it('says that it waits for the owner', async () => {
  const card = await show({});
  expect(card.getByText('Active')).toBeInTheDocument();
  expect(card.getByText('Awaiting approval')).toBeInTheDocument();
});

it('shows the changes that the owner wants', async () => {
  const card = await show({ approval: 'changes_requested', approvalComments: 'Too short' });
  expect(card.getByText('Changes requested')).toBeInTheDocument();
  expect(card.getByText('Too short')).toBeInTheDocument();
  expect(card.queryByText('Awaiting approval')).toBeNull();
});

it('does not mention the owner when no approval is needed', async () => {
  const card = await show({ waitsForOwner: false });
  expect(card.queryByText('Awaiting approval')).toBeNull();
});
