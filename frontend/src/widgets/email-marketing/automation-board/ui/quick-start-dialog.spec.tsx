import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { choose, fakeServer, fill, renderScreen } from '@/shared/testing';
import { QuickStartDialog } from './quick-start-dialog';

const nothing = () => undefined;

const QUICK_STARTS = [
  {
    kind: 'birthday',
    triggerType: 'birthday',
    triggerConditions: {},
    mails: [{ delayDays: 0, subject: 'Happy birthday' }],
  },
  {
    kind: 'welcome_series',
    triggerType: 'new_contact',
    triggerConditions: {},
    mails: [{ delayDays: 0, subject: 'Welcome' }],
  },
];

function show(automations: object[], state = { isCounted: true }) {
  const calls = fakeServer(({ method, path }) => {
    if (path.endsWith('/reach')) return state.isCounted ? { body: { contacts: 12 } } : { status: 503, body: {} };
    if (method === 'GET') return { body: path.endsWith('/quick-starts') ? QUICK_STARTS : automations };
    return { body: {} };
  });
  const view = renderScreen(
    <QuickStartDialog role="manager" kind="birthday" title="Birthday" open onClose={nothing} afterClose={nothing} />,
  );
  return { ...view, calls };
}

it('names automations with the same trigger, and asks whether to add another', async () => {
  const { user, calls } = show([
    { id: 'a1', name: 'A wish', triggerType: 'birthday', isActive: true },
    { id: 'a2', name: 'Cake', triggerType: 'birthday', isActive: false },
    { id: 'a3', name: 'Hello', triggerType: 'new_contact', isActive: true },
  ]);
  expect(await screen.findByText('This trigger already starts “A wish” and “Cake” (paused).')).toBeInTheDocument();
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'Start Another' })).toBeEnabled();
  });
  await user.click(screen.getByRole('button', { name: 'Start Another' }));
  await waitFor(() => {
    expect(calls.find(({ method, path }) => method === 'POST' && path.endsWith('/quick-starts'))?.body).toEqual({
      kind: 'birthday',
    });
  });
});

it('starts the first one unchanged after showing recipients, dates and subjects', async () => {
  const { user, calls } = show([{ id: 'a3', name: 'Hello', triggerType: 'new_contact', isActive: true }]);
  expect(await screen.findByText('12 contacts now.')).toBeInTheDocument();
  const outlook = within(screen.getByRole('region', { name: 'Reach and timing' }));
  expect(outlook.getByText(/Every contact with a birthday/)).toBeInTheDocument();
  expect(outlook.getByRole('listitem')).toHaveTextContent('On their birthday, 9:00 AMHappy birthday');
  expect(screen.queryByText(/This trigger/)).toBeNull();
  expect(calls.filter(({ path }) => path.endsWith('/reach')).map(({ body }) => body)).toEqual([
    { triggerType: 'birthday', triggerConditions: {} },
  ]);
  expect(calls.some(({ method, path }) => method === 'POST' && path.endsWith('/quick-starts'))).toBe(false);
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'Start' })).toBeEnabled();
  });
  await user.click(screen.getByRole('button', { name: 'Start' }));
  await waitFor(() => {
    expect(calls.some(({ method, path }) => method === 'POST' && path.endsWith('/quick-starts'))).toBe(true);
  });
});

it('cannot be started while its recipients are unknown', async () => {
  show([], { isCounted: false });
  expect(await screen.findByText('Couldn’t count the audience.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Start' })).toBeDisabled();
});

it('warns before a welcome series starts that another automation welcomes new contacts', async () => {
  fakeServer(({ path }) => {
    if (path.endsWith('/reach')) return { body: { contacts: 12 } };
    if (path.endsWith('/quick-starts')) return { body: QUICK_STARTS };
    return { body: [{ id: 'a3', name: 'Hello', triggerType: 'new_contact', isActive: true }] };
  });
  renderScreen(
    <QuickStartDialog
      role="manager"
      kind="welcome_series"
      title="Welcome Series"
      open
      onClose={nothing}
      afterClose={nothing}
    />,
  );
  expect(await screen.findByText('This trigger already starts “Hello”.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Start Another' })).toBeInTheDocument();
});

describe('special events', () => {
  function begin() {
    const calls = fakeServer(({ path, body }) => {
      if (path.endsWith('/reach')) {
        return { body: { contacts: JSON.stringify(body).includes('wine') ? 3 : 40 } };
      }
      if (path.startsWith('/api/email-templates'))
        return { body: [{ id: 't1', name: 'Lights', subject: 'The lights', isActive: true }] };
      return { body: [] };
    });
    const view = renderScreen(
      <QuickStartDialog
        role="manager"
        kind="special_events"
        title="Special Events"
        open
        onClose={nothing}
        afterClose={nothing}
      />,
    );
    const started = () =>
      calls.filter(({ method, path }) => method === 'POST' && path.endsWith('/quick-starts')).map(({ body }) => body);
    return { ...view, started };
  }
  const year = new Date().getFullYear() + 1;

  it('asks for day, email and audience before anything is turned on', async () => {
    const { user, started } = begin();
    await screen.findByText('40 contacts now.');
    await user.click(screen.getByRole('button', { name: 'Start' }));
    for (const missing of ['Choose the date.', 'Enter a subject.', 'Write the email, or choose a template.']) {
      expect(await screen.findByText(missing)).toBeInTheDocument();
    }
    fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2020-12-01' } });
    expect(await screen.findByText('This date has passed. Choose a later one.')).toBeInTheDocument();
    expect(started()).toEqual([]);

    fireEvent.change(screen.getByLabelText('Date'), { target: { value: `${String(year)}-12-01` } });
    await fill(user, screen.getByLabelText('Subject'), 'Lights');
    await fill(user, screen.getByLabelText('Text'), 'Come and see.');
    await choose(user, screen.getByLabelText('Audience'), 'Contacts with certain tags');
    await user.type(await screen.findByLabelText('Tags'), 'wine');
    expect(await screen.findByText('3 contacts now.')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Reach and timing' })).toHaveTextContent(
      'Dec 1 of each year, 9:00 AMLights',
    );
    await waitFor(() => {
      expect(screen.getByRole('button', { name: 'Start' })).toBeEnabled();
    });
    await user.click(screen.getByRole('button', { name: 'Start' }));
    await waitFor(() => {
      expect(started()).toEqual([
        { kind: 'special_events', date: '12-01', tags: ['wine'], subject: 'Lights', text: 'Come and see.' },
      ]);
    });
  });

  it('send a template once', async () => {
    const { user, started } = begin();
    fireEvent.change(screen.getByLabelText('Date'), { target: { value: `${String(year)}-12-01` } });
    await choose(user, screen.getByLabelText('Repeat'), 'Once');
    await choose(user, screen.getByLabelText('Email'), 'Lights');
    await waitFor(() => {
      expect(screen.queryByLabelText('Text')).toBeNull();
    });
    expect(await screen.findByText('The lights')).toBeInTheDocument();
    await waitFor(() => {
      expect(screen.getByRole('button', { name: 'Start' })).toBeEnabled();
    });
    await user.click(screen.getByRole('button', { name: 'Start' }));
    await waitFor(() => {
      expect(started()).toEqual([{ kind: 'special_events', date: `${String(year)}-12-01`, templateId: 't1' }]);
    });
  });
});
