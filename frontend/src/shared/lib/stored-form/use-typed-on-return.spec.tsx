import { screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { renderScreen } from '@/shared/testing';
import { useTypedOnReturn } from '.';

function Form() {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState('');
  useTypedOnReturn(form);
  return (
    <form ref={form} onInput={({ target }) => setTyped((target as HTMLInputElement).value)}>
      <input aria-label="Name" name="name" />
      <output>{typed}</output>
      <button type="reset">Reset</button>
      <Link to="/other">Leave</Link>
      <Link to="#part">Part</Link>
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

const show = () => renderScreen(<Form />, { elsewhere: { '/other': <Other /> } });
const name = () => screen.findByLabelText('Name');
const press = (label: string, role = 'link') => screen.findByRole(role, { name: label });

it('restores what was typed when the guest goes back, also from a part of the page, and reports it to the form', async () => {
  const { user } = show();
  await user.type(await name(), 'Gi');
  await user.click(await press('Part'));
  await user.type(await name(), 'na');
  await user.click(await press('Leave'));
  await user.click(await press('Back', 'button'));
  expect(await name()).toHaveValue('Gina');
  expect(screen.getByRole('status')).toHaveTextContent('Gina');
});

it('is empty on a new visit, and once it was sent', async () => {
  const { user } = show();
  await user.type(await name(), 'Gina');
  await user.click(await press('Leave'));
  await user.click(await press('Form'));
  expect(await name()).toHaveValue('');
  await user.type(await name(), 'Gina');
  await user.click(await press('Reset', 'button'));
  await user.click(await press('Leave'));
  await user.click(await press('Back', 'button'));
  expect(await name()).toHaveValue('');
});
