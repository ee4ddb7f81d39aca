import { queryOptions } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { Link, useLocation } from 'react-router';
import { ApiError } from '@/shared/api';
import { fakeServer, renderScreen } from '@/shared/testing';
import { useNewDialog } from '@/shared/lib/open-item';
import { Dialog, type DialogProps } from '@/shared/ui/dialogs';
import { headingMark } from '@/shared/ui/row-focus';
import { NewDialog, OpenedDialog, useOpened } from './opened';

interface Plate {
  id: string;
  name: string;
}

const plate = (id: string) =>
  queryOptions({
    queryKey: ['plates', id],
    queryFn: async () => {
      const response = await fetch(`${location.origin}/api/plates/${id}`);
      if (!response.ok) throw await ApiError.from(response);
      return (await response.json()) as Plate;
    },
    staleTime: 0,
  });

const PlateDialog = ({ name, open, onClose, afterClose }: DialogProps & { name: string }) => (
  <Dialog title={name} open={open} onCancel={onClose} afterClose={afterClose} destroyOnHidden footer={null}>
    <input aria-label="Notes" defaultValue={`${name}: `} />
  </Dialog>
);

const loadPlateDialog = () => Promise.resolve(PlateDialog);

function Plates({ rows, load = loadPlateDialog }: { rows: readonly Plate[]; load?: typeof loadPlateDialog }) {
  const opened = useOpened<Plate, 'wash'>({
    find: (id) => rows.find((row) => row.id === id),
    load: plate,
    dialogOf: (_, name) => (name === 'wash' ? name : undefined),
  });
  return (
    <>
      <p role="note">{useLocation().search}</p>
      <OpenedDialog
        opened={opened}
        noun="plate"
        load={load}
        with={({ name }) => ({ name })}
        afterClose={() => undefined}
      />
    </>
  );
}

const BLUE = { id: '1', name: 'Blue plate' };

it('opens a row without asking for it, and closes by the address', async () => {
  const calls = fakeServer(() => ({ status: 500 }));
  const { user } = renderScreen(<Plates rows={[BLUE]} />, { at: '/plates?open=1&dialog=wash' });
  await user.type(await screen.findByLabelText('Notes'), 'chipped');
  await user.keyboard('{Escape}');
  await waitFor(() => {
    expect(screen.queryByLabelText('Notes')).not.toBeInTheDocument();
  });
  expect(screen.getByRole('note')).toBeEmptyDOMElement();
  expect(calls).toEqual([]);
});

function NewPlate({ load }: { load: typeof loadPlateDialog }) {
  const dialog = useNewDialog();
  return (
    <>
      <button type="button" onClick={dialog.open}>
        Add plate
      </button>
      <NewDialog dialog={dialog} load={load} with={{ name: 'New plate' }} />
    </>
  );
}

it('loads the code of dialogs before someone opens them', async () => {
  const load = jest.fn(loadPlateDialog);
  const add = jest.fn(loadPlateDialog);
  const { user } = renderScreen(
    <>
      <Plates rows={[BLUE]} load={load} />
      <NewPlate load={add} />
    </>,
  );
  await waitFor(() => {
    expect(load).toHaveBeenCalled();
  });
  expect(add).toHaveBeenCalled();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add plate' }));
  expect(await screen.findByRole('dialog', { name: 'New plate' })).toBeVisible();
});

it.each([
  ['its section’s heading', <h2 {...headingMark}>Shelf</h2>, 'heading'],
  ['the main part of a page without one', <h3>Shelf</h3>, 'main'],
])('leads the focus from a dialog that a search has opened to %s', async (_, heading, role) => {
  fakeServer(() => ({ status: 500 }));
  const page = (
    <main>
      {heading}
      <button type="button">Dust</button>
      <Plates rows={[BLUE]} />
    </main>
  );
  const { user } = renderScreen(page, { at: '/plates?open=1&dialog=wash' });
  await user.click(await screen.findByLabelText('Notes'));
  await user.keyboard('{Escape}');
  await waitFor(() => {
    expect(screen.getByRole(role)).toHaveFocus();
  });
  await user.tab();
  expect(screen.getByRole('button', { name: 'Dust' })).toHaveFocus();
  expect(screen.getByRole('main')).not.toHaveAttribute('tabindex');
});

it('loads an item that is not among the rows', async () => {
  const calls = fakeServer(() => ({ body: { id: '2', name: 'Green plate' } }));
  renderScreen(<Plates rows={[BLUE]} />, { at: '/plates?open=2&dialog=wash' });
  expect(await screen.findByRole('dialog', { name: 'Green plate' })).toBeInTheDocument();
  expect(calls.map(({ path }) => path)).toEqual(['/api/plates/2']);
});

it('opens an item again with what has changed since', async () => {
  let name = 'Green plate';
  fakeServer(() => ({ body: { id: '2', name } }));
  const page = (
    <>
      <Link to="?open=2&dialog=wash">Wash</Link>
      <Plates rows={[]} />
    </>
  );
  const { user } = renderScreen(page, { at: '/plates?open=2&dialog=wash' });
  expect(await screen.findByLabelText('Notes')).toHaveValue('Green plate: ');
  await user.keyboard('{Escape}');
  await waitFor(() => {
    expect(screen.queryByLabelText('Notes')).not.toBeInTheDocument();
  });
  name = 'Lime plate';
  await user.click(screen.getByRole('link', { name: 'Wash' }));
  expect(await screen.findByLabelText('Notes')).toHaveValue('Lime plate: ');
});

it('opens nothing if the item has no such dialog', async () => {
  const calls = fakeServer(() => ({ body: { id: '2', name: 'Green plate' } }));
  renderScreen(<Plates rows={[BLUE]} />, { at: '/plates?open=2&dialog=break' });
  await waitFor(() => {
    expect(calls).toHaveLength(1);
  });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('says that an item no longer exists', async () => {
  fakeServer(() => ({ status: 404, body: { detail: 'No such plate.' } }));
  const { user } = renderScreen(<Plates rows={[BLUE]} />, { at: '/plates?open=3&dialog=wash' });
  expect(await screen.findByText('This plate is no longer available.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  expect(screen.getByRole('note')).toBeEmptyDOMElement();
});

it('retries a failed load', async () => {
  let isBroken = true;
  fakeServer(() => (isBroken ? { status: 500, body: {} } : { body: { id: '2', name: 'Green plate' } }));
  const { user } = renderScreen(<Plates rows={[]} />, { at: '/plates?open=2&dialog=wash' });
  expect(await screen.findByText('Couldn’t load the plate.')).toBeInTheDocument();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('dialog', { name: 'Green plate' })).toBeInTheDocument();
});
