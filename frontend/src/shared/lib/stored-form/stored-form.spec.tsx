import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act, useRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { StoredFormNote } from '@/shared/ui/field';
import { readSheet, type Sheet, useStoredForm } from '.';

function Form({ saved, onSave }: { saved?: Sheet; onSave?: (forget: (sent: Sheet) => void, sheet: Sheet) => void }) {
  const form = useRef<HTMLFormElement>(null);
  const { keep, forget, isStored, clear } = useStoredForm({ key: 'test', form, saved });
  return (
    <form ref={form} onInput={keep}>
      <input aria-label="Name" name="name" />
      <textarea aria-label="Notes" name="notes" />
      <select aria-label="Package" name="package" defaultValue="small">
        <option>small</option>
        <option>large</option>
      </select>
      {['a', 'b'].map((value) => (
        <input key={value} aria-label={value} type="checkbox" name="ticks" value={value} />
      ))}
      <StoredFormNote isStored={isStored} onClear={clear} />
      <button type="button" onClick={() => form.current && onSave?.(forget, readSheet(form.current))}>
        Save
      </button>
    </form>
  );
}

const user = userEvent.setup();
const name = () => screen.getByLabelText('Name');
const notes = () => screen.getByLabelText('Notes');

afterEach(() => localStorage.clear());

it('restores what was typed and ticked, and leaves cleared fields empty', async () => {
  const saved = { name: ['Old name'], notes: ['Old notes'], ticks: ['b'] };
  const { unmount } = render(<Form saved={saved} />);
  expect(notes()).toHaveValue('Old notes');
  await user.clear(name());
  await user.click(screen.getByLabelText('a'));
  unmount();

  render(<Form saved={saved} />);
  expect(name()).toHaveValue('');
  expect(notes()).toHaveValue('Old notes');
  expect(screen.getByLabelText('a')).toBeChecked();
  expect(screen.getByLabelText('b')).toBeChecked();
});

it('restores what was chosen', async () => {
  const { unmount } = render(<Form />);
  await user.selectOptions(screen.getByLabelText('Package'), 'large');
  unmount();
  render(<Form />);
  expect(screen.getByLabelText('Package')).toHaveValue('large');
});

it('puts saved answers under what was typed before they arrived', async () => {
  const { rerender } = render(<Form />);
  await user.type(name(), 'New');
  rerender(<Form saved={{ name: ['Old'], notes: ['Old notes'] }} />);
  expect(name()).toHaveValue('New');
  expect(notes()).toHaveValue('Old notes');
});

it('forgets what was saved, but not what was typed since', async () => {
  let saveLater = () => {};
  const { unmount } = render(<Form onSave={(forget, sheet) => (saveLater = () => forget(sheet))} />);
  await user.type(name(), 'Sent');
  await user.type(notes(), 'First');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.type(notes(), ' and more');
  saveLater();
  unmount();

  render(<Form saved={{ name: ['Stored'], notes: ['Stored'] }} />);
  expect(name()).toHaveValue('Stored');
  expect(notes()).toHaveValue('First and more');
});

it('stores what was typed before the scripts arrived', () => {
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(<Form />);
  fireEvent.input(name(), { target: { value: 'Early' } });
  let root: ReturnType<typeof hydrateRoot> | undefined;
  act(() => {
    root = hydrateRoot(page, <Form saved={{ name: ['Old'], notes: ['Old notes'] }} />);
  });
  expect(name()).toHaveValue('Early');
  expect(notes()).toHaveValue('Old notes');
  act(() => {
    root?.unmount();
  });
  page.remove();

  render(<Form />);
  expect(name()).toHaveValue('Early');
});

it('works in a browser without storage', async () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  render(<Form />);
  await user.type(name(), 'Typed');
  expect(name()).toHaveValue('Typed');
  refuse.mockRestore();
});

describe('on a device that others use', () => {
  it('forgets what was typed after two hours, also of forms on other pages', async () => {
    const { unmount } = render(<Form />);
    await user.type(name(), 'Ana');
    unmount();
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + 2 * 60 * 60_000 + 1);
    localStorage.setItem('form/other', JSON.stringify({ typedAt: now, sheet: { email: ['ana@guests.example'] } }));
    render(<Form />);
    expect(name()).toHaveValue('');
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/ana/i);
  });

  it('is cleared with one tap', async () => {
    render(<Form saved={{ notes: ['Old notes'] }} />);
    expect(screen.queryByRole('button', { name: 'Clear form' })).toBeNull();
    await user.type(name(), 'Ana');
    await user.type(notes(), '!');
    await user.click(screen.getByRole('button', { name: 'Clear form' }));
    expect(name()).toHaveValue('');
    expect(notes()).toHaveValue('Old notes');
    expect({ ...localStorage }).toEqual({});
    expect(screen.queryByRole('button', { name: 'Clear form' })).toBeNull();
  });
});
