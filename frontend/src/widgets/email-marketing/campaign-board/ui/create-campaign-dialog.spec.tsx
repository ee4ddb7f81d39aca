import { fireEvent, screen, within } from '@testing-library/react';
import { choose, chosenIn, fakeServer, fill, renderDialog, renderScreen } from '@/shared/testing';
import { CreateCampaignDialog } from './create-campaign-dialog';

const nothing = () => undefined;

function show(created: object = {}) {
  const calls = fakeServer(({ method, path }) => {
    if (method === 'POST' && path.endsWith('/email-campaigns')) return { status: 201, body: created };
    if (path.endsWith('/tags')) return { body: [{ tag: 'wine', contacts: 12 }] };
    if (path.endsWith('/count')) return { body: { contactCount: 12, reachable: 9, isEstimate: false } };
    return { body: [] };
  });
  const view = renderScreen(<CreateCampaignDialog role="manager" open onClose={nothing} afterClose={nothing} />);
  return { ...view, calls };
}

it('offers existing tags, and counts the contacts they reach', async () => {
  const { user, calls } = show();
  await choose(user, await screen.findByLabelText('Recipients'), 'Contacts with certain tags');
  const known = within(await screen.findByRole('group', { name: 'Contact tags' }));
  await user.click(known.getByRole('button', { name: 'wine (12)' }));
  expect(screen.getByLabelText('Tags')).toHaveValue('wine, ');
  expect(await screen.findByText('12 contacts, 9 can be emailed.')).toBeInTheDocument();
  expect(calls.find(({ path }) => path.endsWith('/count'))?.body).toEqual({ tags: ['wine'] });
});

it('says where to create a template if there are none', async () => {
  show();
  expect(await screen.findByText(/^You have no templates yet. Create one under Templates/)).toBeVisible();
});

it('names invalid entries below the list of addresses', async () => {
  const { user, calls } = show();
  await fill(user, await screen.findByLabelText('Campaign name'), 'Spring');
  await fill(user, screen.getByLabelText('Subject'), 'Spring is here');
  await choose(user, screen.getByLabelText('Recipients'), 'Custom list of addresses');
  const list = await screen.findByLabelText('Email addresses');
  await fill(user, list, 'ana@guests.example\nnobody');
  await user.click(screen.getByRole('button', { name: 'Create Campaign' }));
  expect(await screen.findByText('“nobody” isn’t an email address.')).toBeInTheDocument();
  expect(calls.filter(({ path }) => path.endsWith('/email-campaigns'))).toEqual([]);
  await fill(user, list, ' ana@guests.example \n\n');
  await user.click(screen.getByRole('button', { name: 'Create Campaign' }));
  expect(await screen.findByText('Campaign created')).toBeInTheDocument();
});

it('says that a campaign waiting for the owner is a draft, although it has a date', async () => {
  const { user } = show({ status: 'draft' });
  await fill(user, await screen.findByLabelText('Campaign name'), 'Spring');
  await fill(user, screen.getByLabelText('Subject'), 'Spring is here');
  fireEvent.change(screen.getByLabelText('Send date (optional)'), { target: { value: '2099-03-04' } });
  fireEvent.change(screen.getByLabelText('Send time (optional)'), { target: { value: '10:00' } });
  await user.click(screen.getByRole('button', { name: 'Create Campaign' }));
  expect(await screen.findByText('Campaign created')).toBeInTheDocument();
  expect(screen.getByText('It stays a draft until the owner approves it.')).toBeInTheDocument();
});

it('keeps the subject and the preview text of a chosen template', async () => {
  sessionStorage.clear();
  fakeServer(({ path }) => ({
    body: path.startsWith('/api/email-templates')
      ? [{ id: 't1', name: 'Lights', subject: 'The lights', previewText: 'At dusk', isActive: true }]
      : [],
  }));
  const { user, open, escape } = renderDialog((control) => <CreateCampaignDialog role="manager" {...control} />);
  await open();
  await user.type(screen.getByLabelText('Campaign name'), 'Spring');
  await choose(user, screen.getByLabelText('Template'), 'Lights');
  expect(screen.getByLabelText('Subject')).toHaveValue('The lights');
  await escape();
  await open();
  expect(screen.getByLabelText('Campaign name')).toHaveValue('Spring');
  expect(screen.getByLabelText('Subject')).toHaveValue('The lights');
  expect(screen.getByLabelText('Preview text (optional)')).toHaveValue('At dusk');
  expect(chosenIn(screen.getByLabelText('Template'))).toContain('Lights');
});

it('asks how long two subjects are tested, and refuses equal ones', async () => {
  sessionStorage.clear();
  const { user, calls } = show();
  await fill(user, await screen.findByLabelText('Campaign name'), 'Spring');
  await fill(user, screen.getByLabelText('Subject'), 'Spring is here');
  expect(screen.queryByRole('combobox', { name: 'Choose the better subject after' })).not.toBeInTheDocument();
  const second = screen.getByLabelText('Subject B (optional)');
  await fill(user, second, 'Spring is here');
  const hours = await screen.findByRole('combobox', { name: 'Choose the better subject after' });
  expect(chosenIn(hours)).toBe('4 hours');
  await user.click(screen.getByRole('button', { name: 'Create Campaign' }));
  expect(await screen.findByText('Enter another subject than the first one.')).toBeInTheDocument();
  await fill(user, second, 'The lights are on');
  await choose(user, await screen.findByLabelText('Choose the better subject after'), '24 hours');
  await user.click(screen.getByRole('button', { name: 'Create Campaign' }));
  expect(await screen.findByText('Campaign created')).toBeInTheDocument();
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    subject: 'Spring is here',
    subjectB: 'The lights are on',
    subjectTestHours: 24,
  });
});
