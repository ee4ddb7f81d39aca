import { screen, waitFor } from '@testing-library/react';
import type { Automation } from '@/entities/email-marketing/automation';
import { fakeServer, renderScreen } from '@/shared/testing';
import { EditAutomationDialog } from './write-automation-dialog';

const AUTOMATION: Automation = {
  ...{ id: 'a1', name: 'Welcome', description: null, triggerType: 'tag_added', triggerConditions: { tags: ['wine'] } },
  emailSequence: [{ delayDays: 0, templateId: 't1', templateName: 'News', customSubject: null }],
  ...{ isActive: true, delay: 0, templateId: 't1', totalTriggered: 0, totalSent: 0, createdBy: 'Site Manager' },
  ...{ createdByRole: 'manager', createdAt: '2026-11-01T15:00:00.000Z', updatedAt: '2026-11-01T15:00:00.000Z' },
};

it('sends what was changed alone', async () => {
  const calls = fakeServer(({ method }) => ({ body: method === 'PUT' ? AUTOMATION : [{ id: 't1', name: 'News' }] }));
  const { user } = renderScreen(
    <EditAutomationDialog
      role="manager"
      automation={AUTOMATION}
      open
      onClose={() => undefined}
      afterClose={() => undefined}
    />,
  );
  const tags = await screen.findByLabelText(/^Tags/);
  await user.clear(tags);
  await user.type(tags, 'glass');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => {
    const sent = calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
    expect(sent).toEqual([{ triggerConditions: { tags: ['glass'] } }]);
  });
});
