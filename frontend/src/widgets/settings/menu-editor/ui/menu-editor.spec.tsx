import { screen, waitFor, within } from '@testing-library/react';
import type { MenuRole, MenuSheet } from '@/entities/settings/menu-sheet';
import { fakeServer, type RecordedCall, renderScreen } from '@/shared/testing';
import { MenuEditor } from './menu-editor';

const dish = (id: string, name: string, price: string) => ({
  id,
  name,
  price,
  description: null,
  note: null,
  seasonal: false,
  diets: [],
  contains: [],
  hasGlutenFreeBread: false,
  isTopRow: false,
});
const MAINS = {
  id: 'mains',
  name: 'Mains',
  subtitle: 'With bread',
  isBoxed: false,
  dishes: [dish('stew', 'Stew', '$9.00'), dish('pie', 'Pie', '$8.00')],
};
const DRINKS = { id: 'drinks', name: 'Drinks', subtitle: null, isBoxed: false, dishes: [dish('tea', 'Tea', '$3.00')] };
const MENU: MenuSheet['menu'] = { note: 'Bread is extra.', glutenFreeBread: '', sections: [MAINS, DRINKS] };
const LATEST = {
  number: 3,
  changes: ['Tea: $2.00 → $3.00'],
  restored: null,
  createdBy: 'Site Manager',
  approvedBy: null,
  createdAt: '2026-11-20T16:00:00Z',
};
const SHEET: MenuSheet = {
  version: 3,
  menu: MENU,
  latest: LATEST,
  today: '2026-11-23',
  needsApproval: false,
  off: [],
  soups: [],
  proposals: [],
};
const PREVIEW = { page: '<html><head></head><body><main><section id="menu">Menu</section></main></body></html>' };

function show(
  server: { sheet: MenuSheet },
  change?: (call: RecordedCall) => object | undefined,
  role: MenuRole = 'admin',
) {
  const calls = fakeServer((call) => {
    const changed = call.method === 'GET' ? undefined : change?.(call);
    if (changed) return changed;
    if (call.path.endsWith('/menu-preview')) return { body: { ...PREVIEW, changes: ['Stew: $9.00 → $9.50'] } };
    if (call.path.endsWith('/versions'))
      return { body: [LATEST, { ...LATEST, number: 0, changes: [], createdBy: 'Courtyard' }] };
    if (call.method === 'DELETE' || call.path.includes('/off/') || call.path.includes('/soups/'))
      return { status: 204 };
    return { body: server.sheet };
  });
  const sent = () => calls.filter(({ method, path }) => method !== 'GET' && !path.endsWith('/menu-preview'));
  return { ...renderScreen(<MenuEditor role={role} />), sent };
}
const names = (section: string) =>
  within(screen.getByRole('region', { name: section }))
    .queryAllByRole('button', { name: /^More for (?!the section)/ })
    .map((button) => button.getAttribute('aria-label')?.replace('More for ', ''));
const bar = () => screen.findByRole('region', { name: 'Unpublished changes' });

async function editPrice(user: ReturnType<typeof show>['user'], price: string) {
  await user.click(await screen.findByRole('button', { name: 'Stew' }));
  const field = await screen.findByLabelText('Price');
  await user.clear(field);
  await user.type(field, price);
  await user.click(screen.getByRole('button', { name: 'Save dish' }));
}
async function publish(user: ReturnType<typeof show>['user'], action = 'Preview and publish') {
  await user.click(within(await bar()).getByRole('button', { name: action }));
  const preview = await screen.findByRole('dialog', { name: 'Preview' });
  await within(preview).findByText('Stew: $9.00 → $9.50');
  await user.click(within(preview).getByRole('button', { name: /^Publish|^Send to the owner/ }));
}

it('publishes a changed price after its preview', async () => {
  const server = { sheet: SHEET };
  const { user, sent } = show(server, ({ method, path }) => {
    if (method !== 'PUT' || path !== '/api/manager/menu') return undefined;
    const dishes = [dish('stew', 'Stew', '$9.50'), dish('pie', 'Pie', '$8.00')];
    server.sheet = { ...SHEET, version: 4, menu: { ...MENU, sections: [{ ...MAINS, dishes }, DRINKS] } };
    return { body: server.sheet };
  });
  await editPrice(user, '9.5');
  expect(await screen.findByText('$9.50')).toBeVisible();
  await publish(user);
  await waitFor(() => {
    expect(screen.queryByRole('region', { name: 'Unpublished changes' })).not.toBeInTheDocument();
  });
  expect(screen.getByText('$9.50')).toBeVisible();
  expect(sent()).toMatchObject([
    { method: 'PUT', body: { seen: 3, sections: [{ dishes: [{ price: '$9.50' }, {}] }, {}] } },
  ]);
});

it('restores a draft after a reload, and discards it when asked', async () => {
  const first = show({ sheet: SHEET });
  await editPrice(first.user, '10');
  await bar();
  first.unmount();
  const { user } = show({ sheet: SHEET });
  expect(await screen.findByText('$10.00')).toBeVisible();
  await user.click(within(await bar()).getByRole('button', { name: 'Discard' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Discard' }));
  expect(await screen.findByText('$9.00')).toBeVisible();
});

it('keeps the draft of the second of two editors, and combines both', async () => {
  const server = { sheet: SHEET };
  const theirs = { ...SHEET, version: 4, latest: { ...LATEST, number: 4 } };
  const { user, sent } = show(server, ({ method, path, body }) => {
    if (path.endsWith('/combination'))
      return { body: { version: 4, theirs: [], menu: { ...(body as MenuSheet['menu']), note: 'Theirs' } } };
    if (method !== 'PUT') return undefined;
    server.sheet = theirs;
    return { status: 409, body: { detail: 'Site Manager published changes.', status: 409 } };
  });
  await editPrice(user, '9.5');
  await publish(user);
  await screen.findByText('Site Manager published changes while you were editing. Yours are still here.');
  // At hand at the end of a long menu, too.
  await user.click(within(await bar()).getByRole('button', { name: 'Combine both' }));
  expect(await screen.findByText('Theirs')).toBeVisible();
  expect(screen.getByText('$9.50')).toBeVisible();
  await waitFor(() => {
    expect(screen.queryByText(/while you were editing/)).not.toBeInTheDocument();
  });
  expect(sent().at(-1)).toMatchObject({ path: '/api/manager/menu/combination', body: { basedOn: 3 } });
});

it('adds a dish to an empty section, and refuses a price and marks that make no sense', async () => {
  const sections = [{ ...DRINKS, dishes: [] }];
  const { user } = show({ sheet: { ...SHEET, menu: { ...MENU, sections } } });
  await user.click(await screen.findByRole('button', { name: 'Add a dish to Drinks' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a dish' }));
  await user.click(dialog.getByRole('button', { name: 'Add dish' }));
  expect(await dialog.findByText('Enter the dish’s name.')).toBeVisible();
  await user.type(dialog.getByLabelText('Name'), 'Milkshake');
  await user.type(dialog.getByLabelText('Price'), 'cheap');
  await user.click(dialog.getByRole('checkbox', { name: 'Vegan' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Milk' }));
  await user.click(dialog.getByRole('button', { name: 'Add dish' }));
  expect(await dialog.findByText('Enter a price such as 15.00, or 12-14.')).toBeVisible();
  expect(await dialog.findByText('It can’t be vegan, and contains milk.')).toBeVisible();
  await user.clear(dialog.getByLabelText('Price'));
  await user.type(dialog.getByLabelText('Price'), '6');
  await user.click(dialog.getByRole('checkbox', { name: 'Vegan' }));
  await user.click(dialog.getByRole('button', { name: 'Add dish' }));
  expect(await screen.findByRole('button', { name: 'Milkshake' })).toBeVisible();
  expect(screen.getByText('$6.00')).toBeVisible();
});

it('begins an empty menu with a section', async () => {
  const { user } = show({ sheet: { ...SHEET, version: 0, latest: null, menu: { ...MENU, sections: [] } } });
  expect(await screen.findByText(/The menu is empty/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add a section' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a section' }));
  await user.type(dialog.getByLabelText('Name'), 'Soup');
  await user.click(dialog.getByRole('button', { name: 'Add section' }));
  expect(await screen.findByRole('heading', { name: 'Soup' })).toBeVisible();
});

it('moves dishes by menu and keyboard, and asks before it deletes one', async () => {
  const { user } = show({ sheet: SHEET });
  (await screen.findByRole('button', { name: 'Pie' })).focus();
  await user.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}');
  expect(names('Mains')).toEqual(['Pie', 'Stew']);
  expect(screen.getByRole('button', { name: 'Pie' })).toHaveFocus();
  expect(screen.getByText('Pie is now 1 of 2 in Mains')).toHaveRole('status');
  await user.click(screen.getByRole('button', { name: 'More for Pie' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Move down' }));
  expect(names('Mains')).toEqual(['Stew', 'Pie']);
  expect(screen.getByRole('button', { name: 'More for Pie' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'More for Pie' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete dish' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Pie?' }));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(names('Mains')).toEqual(['Stew']);
});

it('takes a dish off for today without publishing, and puts it back', async () => {
  const server = { sheet: SHEET };
  const { user, sent } = show(server, ({ method, path }) => {
    if (!path.includes('/off/')) return undefined;
    const off = method === 'PUT' ? [{ dishId: 'stew', backOn: '2026-11-24', createdBy: 'The Owner' }] : [];
    server.sheet = { ...SHEET, off };
    return { status: 204 };
  });
  await user.click(await screen.findByRole('button', { name: 'More for Stew' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Off today' }));
  expect(await screen.findByText('Off today', { selector: 'li *' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'More for Stew' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Back on the menu' }));
  await waitFor(() => {
    expect(sent()).toMatchObject([
      { method: 'PUT', path: '/api/manager/menu/off/stew', body: { backOn: '2026-11-24' } },
      { method: 'DELETE', path: '/api/manager/menu/off/stew' },
    ]);
  });
});

it('saves a soup for the first day without one', async () => {
  const soups = [
    {
      day: '2026-11-23',
      name: 'Gumbo',
      price: '$7.00',
      bowlPrice: null,
      description: null,
      diets: [],
      contains: [],
      createdBy: 'The Owner',
    },
  ];
  const { user, sent } = show({ sheet: { ...SHEET, soups } });
  await user.click(await screen.findByRole('button', { name: 'Add a soup' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Soup of the day' }));
  expect(dialog.getByLabelText('Day')).toHaveValue('2026-11-24');
  await user.type(dialog.getByLabelText('Name'), 'Chowder');
  await user.type(dialog.getByLabelText('Price of a cup'), '6');
  await user.click(dialog.getByRole('button', { name: 'Save soup' }));
  await waitFor(() => {
    expect(sent()).toMatchObject([
      { path: '/api/manager/menu/soups/2026-11-24', body: { name: 'Chowder', price: '6', bowlPrice: '' } },
    ]);
  });
});

it('goes back to an earlier version, after a question', async () => {
  const { user, sent } = show({ sheet: SHEET });
  await user.click(await screen.findByRole('button', { name: 'Versions' }));
  await user.click(await screen.findByRole('button', { name: 'Go back to version 0' }));
  const question = within(await screen.findByRole('dialog', { name: 'Go back to version 0?' }));
  await user.click(question.getByRole('button', { name: 'Go back' }));
  await waitFor(() => {
    expect(sent()).toMatchObject([{ path: '/api/manager/menu/versions/0/restoration', body: { seen: 3 } }]);
  });
});

it('sends the site manager’s changes to the owner where that is required, and shows what waits', async () => {
  const proposal = {
    id: '1',
    menu: null,
    basedOn: 3,
    changes: ['Pie: $7.00 → $8.00'],
    status: 'pending' as const,
    createdBy: 'Site Manager',
    createdAt: '2026-11-22T16:00:00Z',
  };
  const server = { sheet: { ...SHEET, needsApproval: true, proposals: [proposal] } };
  const { user } = show(server, undefined, 'manager');
  expect(await screen.findByText('Pie: $7.00 → $8.00')).toBeVisible();
  await editPrice(user, '9.5');
  await publish(user, 'Preview and send');
  expect(await screen.findByText('Sent to the owner')).toBeVisible();
});

it('opens what the owner sent back, on top of the menu of today', async () => {
  const returned = {
    id: '1',
    menu: MENU,
    basedOn: 2,
    changes: ['Pie: $8.00 → $8.50'],
    status: 'returned' as const,
    createdBy: 'Site Manager',
    createdAt: '2026-11-22T16:00:00Z',
  };
  const pie = { ...MAINS, dishes: [dish('stew', 'Stew', '$9.00'), dish('pie', 'Pie', '$8.50')] };
  const { user, sent } = show(
    { sheet: { ...SHEET, needsApproval: true, proposals: [returned] } },
    ({ path }) =>
      path.endsWith('/combination')
        ? { body: { version: 3, theirs: [], menu: { ...MENU, sections: [pie, DRINKS] } } }
        : undefined,
    'manager',
  );
  expect(await screen.findByText(/The owner asks for a revision/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Edit again' }));
  expect(await screen.findByText('$8.50')).toBeVisible();
  await bar();
  expect(sent()).toMatchObject([{ path: '/api/manager/menu/combination', body: { basedOn: 2 } }]);
});

it('starts with an empty menu in place of the original one, until that is discarded', async () => {
  const { user } = show({ sheet: { ...SHEET, version: 0, latest: null } });
  await user.click(await screen.findByRole('button', { name: 'Start with an empty menu' }));
  expect(screen.getByText('The menu is empty.', { selector: ':not([role=status])' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Start with an empty menu' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Add a section' }));
  await user.type(await screen.findByLabelText('Name'), 'Plates');
  await user.click(screen.getByRole('button', { name: 'Add section' }));
  expect(await screen.findByRole('region', { name: 'Plates' })).toBeVisible();
});

it('offers no empty menu once one is published', async () => {
  show({ sheet: SHEET });
  await screen.findByRole('region', { name: 'Mains' });
  expect(screen.queryByRole('button', { name: 'Start with an empty menu' })).toBeNull();
});
