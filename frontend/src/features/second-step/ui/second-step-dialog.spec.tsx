import { screen, waitFor, within } from '@testing-library/react';
import { fakeServer, type RecordedCall, renderScreen } from '@/shared/testing';
import { SecondStepDialog } from './second-step-dialog';

const OFF = { since: null, recoveryCodes: 0, isRequired: false };
const ON = { since: '2026-11-23T18:05:00Z', recoveryCodes: 7, isRequired: false };
const KEY = { key: 'JBSWY3DPEHPK3PXP', address: 'otpauth://totp/Courtyard:owner?secret=JBSWY3DPEHPK3PXP' };
const CODES = ['1111-2222-3333-4444', '5555-6666-7777-8888'];
const refusal = (field: string, message: string) => ({
  status: 400,
  body: { status: 400, detail: message, errors: [{ field, message }] },
});

type Reply = Parameters<typeof fakeServer>[0];

function show(state: object, reply: Reply = () => ({ body: {} })) {
  const onClose = jest.fn();
  const calls = fakeServer((call) => (call.method === 'GET' ? { body: state } : reply(call)));
  const view = renderScreen(<SecondStepDialog role="admin" open onClose={onClose} />);
  return { ...view, onClose, sent: () => calls.filter(({ method }) => method === 'POST') };
}
const press = (name: string) => screen.findByRole('button', { name });
const pathOf = ({ path }: RecordedCall) => path.replace('/api/account/second-step', '');

it('shows the key of a new second step, and its recovery codes once the first code was right', async () => {
  let tries = 0;
  const { user, sent, onClose } = show(OFF, ({ path }) => {
    if (path.endsWith('/key')) return { body: KEY };
    tries += 1;
    return tries === 1 ? refusal('code', 'This code is not right.') : { body: { recoveryCodes: CODES } };
  });
  await user.click(await press('Set up'));
  expect(await screen.findByText('JBSW Y3DP EHPK 3PXP')).toBeInTheDocument();
  await user.type(screen.getByLabelText('Code from the app'), '000000');
  await user.type(screen.getByLabelText('Your password'), 'blue glass 17');
  await user.click(await press('Turn on'));
  await waitFor(() => {
    expect(screen.getByLabelText('Code from the app')).toHaveAccessibleDescription('This code is not right.');
  });
  expect(screen.getByLabelText('Code from the app')).toHaveFocus();
  await user.keyboard('{Control>}a{/Control}123456{Enter}');
  const list = await screen.findByRole('list', { name: 'Recovery codes' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(CODES);
  const beside = screen.getByRole('dialog').parentElement;
  expect(beside).not.toBeNull();
  await user.click(beside ?? document.body);
  expect(onClose).not.toHaveBeenCalled();
  await user.click(await press('I’ve saved them'));
  expect(onClose).toHaveBeenCalled();
  expect(sent().map(pathOf)).toEqual(['/key', '/on', '/on']);
  expect(sent()[2]?.body).toEqual({ code: '123456', password: 'blue glass 17' });
});

it('makes new recovery codes for a code and the password', async () => {
  const { user, sent } = show(ON, () => ({ body: { recoveryCodes: CODES } }));
  expect(await screen.findByText(/On since Mon, Nov 23, 1:05 PM/)).toHaveTextContent('Recovery codes left: 7');
  await user.click(await press('New recovery codes'));
  await user.click(await press('Create new codes'));
  await waitFor(() => {
    expect(screen.getByLabelText('Your password')).toHaveAccessibleDescription('Enter your current password.');
  });
  expect(sent()).toEqual([]);
  await user.type(screen.getByLabelText('Code from the app'), '123456');
  await user.type(screen.getByLabelText('Your password'), 'blue glass 17{Enter}');
  expect(await screen.findByText(CODES[0] ?? '')).toBeInTheDocument();
  await user.click(await press('I’ve saved them'));
  expect(await press('Turn off')).toBeInTheDocument();
  expect(sent().map(pathOf)).toEqual(['/recovery-codes']);
});

it('is turned off with a code and the password, after a warning if the owner requires it', async () => {
  const { user, sent } = show({ ...ON, isRequired: true }, () => refusal('password', 'The current password is wrong.'));
  await user.click(await press('Turn off'));
  expect(screen.getByText(/The owner requires two-step sign-in/)).toBeInTheDocument();
  await user.type(screen.getByLabelText('Code from the app'), '1111-2222-3333-4444');
  await user.type(screen.getByLabelText('Your password'), 'wrong{Enter}');
  await waitFor(() => {
    expect(screen.getByLabelText('Your password')).toHaveAccessibleDescription('The current password is wrong.');
  });
  expect(screen.getByLabelText('Your password')).toHaveFocus();
  await user.click(await press('Cancel'));
  expect(await press('New recovery codes')).toBeInTheDocument();
  expect(sent().map(pathOf)).toEqual(['/off']);
});
