import { waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Ant Design renders a `Select`'s list outside the form. */
function choicesIn(control: HTMLElement) {
  const list = document.getElementById(control.getAttribute('aria-controls') ?? '');
  if (!list) throw new Error('The list is not open.');
  return within(list);
}

async function open(user: UserEvent, control: HTMLElement): Promise<void> {
  if (control.getAttribute('aria-expanded') !== 'true') await user.click(control);
}

/** Chooses in a `Select` found by its label; waits for choices that are still loading. */
export async function choose(user: UserEvent, control: HTMLElement, name: string | RegExp): Promise<void> {
  await open(user, control);
  await user.click(await waitFor(() => choicesIn(control).getByRole('option', { name })));
}

/** A `Select`'s choices, once there are any. */
export async function choicesOf(user: UserEvent, control: HTMLElement): Promise<string[]> {
  await open(user, control);
  const options = await waitFor(() => choicesIn(control).getAllByRole('option'));
  return options.map(({ textContent }) => textContent);
}

/** A `Select`'s chosen text, or its placeholder. */
export const chosenIn = (control: HTMLElement) => control.closest('.ant-select')?.textContent;
