import type { UserEvent } from '@testing-library/user-event';

/** Replaces a field's text in one step. `user.type` renders the form after every key, which takes seconds for a long text. */
export async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  await user.paste(text);
}
