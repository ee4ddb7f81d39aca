import { fireEvent, render, screen } from '@testing-library/react';
import { askForMissing, Field } from '.';

let isHydrated = false;

beforeAll(() => askForMissing(() => isHydrated));
beforeEach(() => (isHydrated = false));

function renderForm() {
  const onSubmit = jest.fn((event: Event) => event.preventDefault());
  render(
    <form aria-label="Table" method="dialog" noValidate>
      <Field name="name" label="Name" missing="Who are you?" hint="As on the door">
        {(field) => <input {...field} />}
      </Field>
      <Field name="size" label="Size" missing="How many?">
        {(field) => (
          <select {...field} defaultValue="">
            <option value="">Choose</option>
            <option>2</option>
          </select>
        )}
      </Field>
      <Field name="phone" label="Phone" isOptional>
        {(field) => <input {...field} />}
      </Field>
      <p data-incomplete="" hidden>
        Please fill in all
      </p>
      <button type="submit">Send</button>
    </form>,
  );
  screen.getByRole('form').addEventListener('submit', onSubmit);
  return onSubmit;
}

const field = (name: string) => screen.getByLabelText(name);
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));

it('shows an error under each empty field, focuses the first and sends nothing', () => {
  const onSubmit = renderForm();
  send();
  expect(field('Name')).toHaveFocus();
  expect(field('Name')).toBeInvalid();
  expect(field('Name')).toHaveAccessibleDescription('As on the door Who are you?');
  expect(screen.getByText('How many?')).toBeVisible();
  expect(screen.getByText('Please fill in all')).toBeVisible();
  expect(screen.getByLabelText(/^Phone/)).toBeValid();
  expect(onSubmit).not.toHaveBeenCalled();
});

it('clears an error once its field is filled in', () => {
  renderForm();
  send();
  fireEvent.input(field('Name'), { target: { value: 'Ada' } });
  expect(field('Name')).toHaveAttribute('aria-invalid', 'false');
  expect(field('Name')).toHaveAccessibleDescription('As on the door');
  expect(field('Size')).toBeInvalid();
});

it('lets a complete form through, and leaves everything to React once it has hydrated', () => {
  const onSubmit = renderForm();
  send();
  fireEvent.input(field('Name'), { target: { value: 'Ada' } });
  fireEvent.input(field('Size'), { target: { value: '2' } });
  send();
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(screen.getByText('Please fill in all')).not.toBeVisible();

  fireEvent.input(field('Name'), { target: { value: '' } });
  isHydrated = true;
  send();
  expect(onSubmit).toHaveBeenCalledTimes(2);
  expect(screen.queryByText('Who are you?')).not.toBeInTheDocument();
});
