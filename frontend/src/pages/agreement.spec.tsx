import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { agreementText } from '@/entities/contract';
import { fakeServer, renderScreen } from '@/shared/testing';
import { BLANK_TERMS, SaveContractForm } from './agreement';

function Contract() {
  const [terms, setTerms] = useState(BLANK_TERMS);
  return (
    <>
      <SaveContractForm terms={terms} onEdit={setTerms} />
      <output>{agreementText(terms)}</output>
    </>
  );
}

const show = () => renderScreen(<Contract />, { at: '/contract' });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save Contract' }));

afterEach(() => localStorage.clear());

it('saves one version when the answer to the first try is lost', async () => {
  let status = 500;
  const calls = fakeServer(() => ({ status, body: {} }));
  const { user } = show();
  await user.type(screen.getByLabelText('Business name'), 'Old Wharf');
  await user.type(screen.getByLabelText('Contact name'), 'Zoë Hart');
  save();
  expect(await screen.findByText('Failed to save contract. Please try again.')).toBeVisible();
  status = 201;
  save();
  expect(await screen.findByText('Contract has been saved successfully.')).toBeVisible();
  expect(calls.length).toBeGreaterThan(1);
  expect(new Set(calls.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
});

it('asks for both names before it sends anything', async () => {
  const calls = fakeServer(() => ({ status: 201 }));
  show();
  save();
  expect(await screen.findByText('Please fill in at least the business name and contact name.')).toBeVisible();
  expect(screen.getByText('Error', { exact: true })).toBeVisible();
  expect(screen.getByLabelText('Business name')).toHaveFocus();
  expect(calls).toHaveLength(0);
});

it('keeps typing when saving fails, and on the next visit, until it is saved', async () => {
  let status = 500;
  const calls = fakeServer(() => ({ status, body: {} }));
  const first = show();
  await first.user.type(screen.getByLabelText('Business name'), 'Old Wharf');
  await first.user.type(screen.getByLabelText('Contact name'), 'Zoë Hart');
  await first.user.selectOptions(screen.getByLabelText('Package'), 'essential');
  save();
  expect(await screen.findByText('Failed to save contract. Please try again.')).toBeVisible();
  first.unmount();

  const second = show();
  expect(screen.getByLabelText('Business name')).toHaveValue('Old Wharf');
  expect(screen.getByLabelText('Monthly rate')).toHaveValue('$50');
  expect(screen.getByText(/Old Wharf \(the client\), represented by Zoë Hart/)).toBeVisible();
  status = 201;
  save();
  expect(await screen.findByText('Contract has been saved successfully.')).toBeVisible();
  expect(calls.at(-1)?.body).toMatchObject({
    clientBusinessName: 'Old Wharf',
    selectedPackage: 'essential',
    monthlyRate: '$50',
    yearlyRate: '$600',
  });
  second.unmount();

  show();
  await waitFor(() => expect(screen.getByLabelText('Business name')).toHaveValue(''));
});
