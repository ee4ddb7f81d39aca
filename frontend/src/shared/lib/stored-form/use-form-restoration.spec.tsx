import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, useRef, useState } from 'react';
import { createRoutesStub, Link, useNavigate } from 'react-router';
import { useFormRestoration } from '.';

/** @param present what the link has filled in */
function Form({ present }: { present?: string }) {
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  useLayoutEffect(() => {
    if (input.current && present !== undefined) input.current.value = present;
  }, [present]);
  useFormRestoration(form);
  return (
    <form ref={form} onInput={({ target }) => setTyped((target as HTMLInputElement).value)}>
      <input ref={input} aria-label="Name" name="name" />
      <output>{typed}</output>
      <button type="reset">Reset</button>
      <Link to="/other">Leave</Link>
    </form>
  );
}

function Other() {
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      <Link to="/">Form</Link>
    </>
  );
}

function show(present?: string) {
  const Stub = createRoutesStub([
    { path: '/', Component: () => <Form {...(present !== undefined && { present })} /> },
    { path: '/other', Component: Other },
  ]);
  return render(<Stub />);
}

const user = userEvent.setup();
const name = () => screen.findByLabelText('Name');

afterEach(() => sessionStorage.clear());

it.each(['Back', 'Form'])(
  'restores what was typed when the guest returns by %s, and reports it to the form',
  async (way) => {
    show();
    await user.type(await name(), 'Gina');
    await user.click(screen.getByText('Leave'));
    await user.click(await screen.findByText(way));
    expect(await name()).toHaveValue('Gina');
    expect(screen.getByRole('status')).toHaveTextContent('Gina');
  },
);

it('restores it after a reload, but not over what is there', async () => {
  const page = show();
  await user.type(await name(), 'Gina');
  window.dispatchEvent(new Event('pagehide'));
  expect(Object.values(sessionStorage)).toEqual([JSON.stringify({ name: ['Gina'] })]);
  page.unmount();
  const reloaded = show();
  expect(await name()).toHaveValue('Gina');
  reloaded.unmount();
  show('Ana');
  expect(await name()).toHaveValue('Ana');
});

it('is empty once it was sent', async () => {
  show();
  await user.type(await name(), 'Gina');
  await user.click(screen.getByText('Reset'));
  await user.click(screen.getByText('Leave'));
  await user.click(await screen.findByText('Back'));
  expect(await name()).toHaveValue('');
});
