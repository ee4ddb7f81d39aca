import { screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import type { Role } from '@/shared/api';
import { fakeServer, renderScreen } from '@/shared/testing';
import { CommandPalette } from '../index';

const PLACES = [
  { label: 'Reservations', to: '/admin/dashboard?tab=reservations' },
  { label: 'Inquiries', to: '/admin/enquiries' },
];
const FOUND = {
  groups: [
    {
      kind: 'enquiry',
      items: [{ id: 'e1', title: 'Amelia Hart', detail: 'contact, amelia@guests.example', at: '2026-11-23T18:00:00Z' }],
    },
  ],
};

const Address = () => <output>{useLocation().pathname + useLocation().search}</output>;

function show(reply: (text: string) => object = () => ({ body: FOUND }), role: Role = 'admin', place = '') {
  const urls: string[] = [];
  fakeServer(({ path }) => {
    const text = new URL(path, 'http://x').searchParams.get('q') ?? '';
    urls.push(text);
    return reply(text);
  });
  const view = renderScreen(
    <>
      <CommandPalette role={role} places={PLACES} />
      <Address />
    </>,
    { at: `/${role}/dashboard${place}`, elsewhere: { '/admin/enquiries': <Address /> } },
  );
  return { ...view, urls };
}

async function field() {
  const input = await screen.findByRole('combobox', { name: 'Search' });
  await waitFor(() => {
    expect(input).toHaveFocus();
  });
  return input;
}
const chosen = () => screen.getByRole('option', { selected: true });

it('opens by its button and by Ctrl+K with places and frequent commands, without a request', async () => {
  const { user, urls } = show();
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await field();
  expect(within(screen.getByRole('group', { name: 'Go to' })).getAllByRole('option')).toHaveLength(2);
  expect(within(screen.getByRole('group', { name: 'Create' })).getByText('New Message')).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  await user.keyboard('{Control>}k{/Control}');
  await field();
  expect(urls).toEqual([]);
});

it('cycles through the results by arrow keys, and opens one with Enter', async () => {
  const { user } = show();
  await user.keyboard('{Control>}k{/Control}');
  const input = await field();
  expect(chosen()).toHaveTextContent('Reservations');
  expect(input).toHaveAttribute('aria-activedescendant', chosen().id);
  await user.keyboard('{ArrowUp}');
  expect(chosen()).toHaveTextContent('Personal data...');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(chosen()).toHaveTextContent('Inquiries');
  expect(input).toHaveAttribute('aria-activedescendant', chosen().id);
  await user.keyboard('{Enter}');
  expect(await screen.findByText('/admin/enquiries')).toBeVisible();
});

it('searches once typing pauses, marks matches and opens one on its screen', async () => {
  const { user, urls } = show();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await field(), 'amelia');
  const group = await screen.findByRole('group', { name: 'Inquiries' });
  expect(within(group).getByText('Amelia').tagName).toBe('MARK');
  expect(urls.at(-1)).toBe('amelia');
  expect(screen.queryByRole('group', { name: 'Go to' })).not.toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('/admin/enquiries?open=e1&dialog=read')).toBeVisible();
});

it('starts a phone or walk-in request for staff', async () => {
  const { user } = show(() => ({ body: { groups: [] } }), 'staff');
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await field(), 'new request');
  expect(chosen()).toHaveTextContent('New request');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('/staff/dashboard?tab=reservations&dialog=new')).toBeVisible();
});

it.each(['tomorrow', '2999-11-29'])('begins it for the day of service that is looked at: %s', async (day) => {
  const { user } = show(() => ({ body: { groups: [] } }), 'staff', `?service=${day}`);
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await field(), 'new request{Enter}');
  expect(await screen.findByText(`/staff/dashboard?tab=reservations&service=${day}&dialog=new`)).toBeVisible();
});

it.each([
  ['reserv', 'Reservations', true],
  ['new mess', 'New Message', false],
])('typing %s for %s, gives the focus back to its button unless a dialog follows', async (text, label, isBack) => {
  const { user } = show();
  const button = screen.getByRole('button', { name: 'Search' });
  await user.click(button);
  await user.type(await field(), text);
  expect(chosen()).toHaveTextContent(label);
  await user.keyboard('{Enter}');
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  expect(isBack ? button : document.body).toHaveFocus();
});

it('reports a failed search, and still finds places', async () => {
  const { user } = show(() => ({ status: 500, body: {} }));
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await field(), 'inq');
  expect(await screen.findByText(/Search isn’t available right now/)).toBeVisible();
  await user.click(chosen());
  expect(await screen.findByText('/admin/enquiries')).toBeVisible();
});

it('says when nothing was found', async () => {
  const { user } = show(() => ({ body: { groups: [] } }));
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await field(), 'zzz');
  expect(await screen.findByText('No results for “zzz”.')).toBeVisible();
});

it('opens the match of the whole text when Enter comes before the results', async () => {
  const result = (title: string) => ({
    body: { groups: [{ kind: 'enquiry', items: [{ id: title, title, detail: '', at: '2026-11-23T18:00:00Z' }] }] },
  });
  const { user } = show((text) => result(text === 'quil' ? 'Quilla' : 'Quilton'));
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await field(), 'quil');
  expect(await screen.findByRole('option', { name: /Quil/ })).toHaveTextContent('Quilla');
  await user.type(await field(), 'ton{Enter}');
  expect(await screen.findByText(/open=Quilton/)).toBeVisible();
});

it('opens by ⌘K on a Mac, where Ctrl+K belongs to the text field', async () => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)');
  const { user } = show();
  expect(screen.getByRole('button', { name: 'Search' })).toHaveTextContent('⌘ K');
  await user.keyboard('{Control>}k{/Control}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.keyboard('{Meta>}k{/Meta}');
  await field();
});

it('leaves Ctrl+K to an open dialog', async () => {
  const { user } = show();
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  dialog.innerHTML = '<input aria-label="Note">';
  document.body.append(dialog);
  await user.click(screen.getByLabelText('Note'));
  await user.keyboard('{Control>}k{/Control}');
  expect(screen.queryByRole('combobox', { name: 'Search' })).toBeNull();
  dialog.remove();
});
