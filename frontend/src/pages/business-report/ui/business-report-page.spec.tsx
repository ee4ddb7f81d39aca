import { screen, waitFor, within } from '@testing-library/react';
import { fakeServer, renderScreen } from '@/shared/testing';
import { BusinessReportPage } from '../index';

afterEach(() => localStorage.clear());

const save = () => screen.getByRole('button', { name: 'Save Consultation' });
const posts = (calls: ReturnType<typeof fakeServer>) => calls.filter(({ method }) => method === 'POST');

function serve(reply: { status: number; body?: unknown }) {
  return fakeServer(({ method }) => (method === 'GET' ? { body: [] } : reply));
}

it('has six categories of four services, 12 features and 10 ongoing services', () => {
  serve({ status: 201 });
  renderScreen(<BusinessReportPage />);
  expect(document.querySelectorAll('[name=selectedServices]')).toHaveLength(24);
  expect(screen.getAllByLabelText(/^Your Feedback on/)).toHaveLength(6);
  const group = (name: string) => within(screen.getByRole('group', { name }));
  expect(group('Additional Website Features').getAllByRole('checkbox')).toHaveLength(12);
  expect(group('Ongoing Services').getAllByRole('checkbox')).toHaveLength(10);
});

it('marks the card of the package that the selection asks for', async () => {
  serve({ status: 201 });
  const { user } = renderScreen(<BusinessReportPage />);
  const marked = () => screen.queryByText('Fits your selection')?.parentElement ?? null;
  expect(marked()).toBeNull();
  await user.click(screen.getByLabelText('QR Menu'));
  expect(marked()).toHaveTextContent('$50/month');
  await user.click(screen.getByLabelText('AR Menu'));
  expect(marked()).toHaveTextContent('$75/month');
});

it('reports saved answers that could not be loaded, and loads them again', async () => {
  let status = 503;
  fakeServer(() => ({ status, body: status === 503 ? {} : [{ restaurantName: 'Casa Ada', selectedServices: [] }] }));
  const { user } = renderScreen(<BusinessReportPage />);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Couldn’t load what you saved before.');
  status = 200;
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  await waitFor(() => {
    expect(screen.getByLabelText('Restaurant Name *')).toHaveValue('Casa Ada');
  });
  expect(screen.queryByRole('alert')).toBeNull();
});

it('asks for name and address before anything is sent', async () => {
  const calls = serve({ status: 201 });
  const { user } = renderScreen(<BusinessReportPage />);
  await user.type(screen.getByLabelText('Restaurant Name *'), '  ');
  await user.click(save());
  expect(await screen.findByText('Please fill in at least your restaurant name and email address.')).toBeVisible();
  expect(screen.getByLabelText('Restaurant Name *')).toHaveFocus();
  expect(posts(calls)).toHaveLength(0);
});

it('keeps everything when saving fails, shows why, and sends all of it the next time', async () => {
  let reply: { status: number; body?: unknown } = {
    status: 400,
    body: { detail: 'We cannot mail there.', errors: [{ field: 'contactEmail', message: 'No such address.' }] },
  };
  const calls = fakeServer(({ method }) => (method === 'GET' ? { body: [] } : reply));
  const { user } = renderScreen(<BusinessReportPage />);
  await user.click(screen.getByLabelText('Secret Menu'));
  await user.type(screen.getByLabelText(/^Your Feedback on Guerrilla/), 'We love secrets');
  await user.type(screen.getByLabelText('Restaurant Name *'), ' Casa Ada ');
  await user.type(screen.getByLabelText('Contact Email *'), 'ada@example.com');
  await user.click(screen.getByLabelText('Live Chat Support'));
  await user.click(save());
  expect(await screen.findByText('We cannot mail there.')).toBeVisible();
  expect(screen.getByLabelText('Contact Email *')).toHaveAccessibleDescription('No such address.');
  expect(screen.getByLabelText('Restaurant Name *')).toHaveValue(' Casa Ada ');
  expect(screen.getByLabelText('Secret Menu')).toBeChecked();

  reply = { status: 201, body: { id: '1' } };
  await user.click(save());
  expect(await screen.findByText('Consultation Saved!')).toBeVisible();
  await waitFor(() => expect(posts(calls)).toHaveLength(2));
  expect(posts(calls)[1]?.body).toMatchObject({
    restaurantName: 'Casa Ada',
    contactEmail: 'ada@example.com',
    selectedServices: ['secret-menu'],
    calculatedPackage: 'basic',
    strategy6Feedback: 'We love secrets',
    additionalFeatures: ['Live Chat Support'],
    ongoingServices: [],
  });
});
