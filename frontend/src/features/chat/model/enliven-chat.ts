import { formatTime } from '@/entities/restaurant';

const QUESTION = '[data-chat] form input';

const findChat = () => document.querySelector<HTMLElement>('[data-chat]');

/** Opens and closes the chat and fills in its field without React, so that a first tap works immediately. React owns the conversation. */
export function enlivenChat(): void {
  window.addEventListener('click', follow, { capture: true });
  window.addEventListener('keydown', closeOnEscape, { capture: true });
  window.addEventListener('input', ({ target }) => target instanceof Element && offerSending(target), {
    capture: true,
  });
  window.addEventListener('reset', ({ target }) => {
    // Runs after this event has emptied the field.
    if (target instanceof HTMLFormElement) queueMicrotask(() => offerSending(target.querySelector(QUESTION)));
  });
}

function follow(event: MouseEvent) {
  const { target } = event;
  const chat = findChat();
  if (!chat || !(target instanceof Element) || !chat.contains(target)) return;
  const button = target.closest('button');
  if (button?.hasAttribute('aria-expanded')) setOpen(chat, !isOpen(button));
  else if (button?.dataset.prefill) prefill(chat, button.dataset.prefill);
  else return;
  event.preventDefault();
}

function closeOnEscape({ key }: KeyboardEvent) {
  const chat = findChat();
  if (key !== 'Escape' || !chat?.contains(document.activeElement)) return;
  const toggle = toggleOf(chat);
  if (!toggle || !isOpen(toggle)) return;
  setOpen(chat, false);
  toggle.focus();
}

function setOpen(chat: HTMLElement, open: boolean) {
  toggleOf(chat)?.setAttribute('aria-expanded', String(open));
  for (const part of chat.querySelectorAll<HTMLElement>('[data-when]'))
    part.hidden = (part.dataset.when === 'open') !== open;
  if (!open) return;
  const begun = chat.querySelector('time');
  if (begun?.textContent === '') {
    const now = new Date();
    begun.dateTime = now.toISOString();
    begun.textContent = formatTime(now);
  }
  chat.querySelector<HTMLInputElement>(QUESTION)?.focus();
}

function prefill(chat: HTMLElement, text: string) {
  const question = chat.querySelector<HTMLInputElement>(QUESTION);
  if (!question) return;
  question.value = text;
  offerSending(question);
  question.focus();
}

/** Disables sending an empty question. */
function offerSending(question: Element | null) {
  if (!(question instanceof HTMLInputElement) || !question.matches(QUESTION)) return;
  const send = question.form?.querySelector('button');
  if (send) send.disabled = question.value.trim() === '';
}

const isOpen = (toggle: HTMLElement) => toggle.getAttribute('aria-expanded') === 'true';

const toggleOf = (chat: HTMLElement) => chat.querySelector<HTMLButtonElement>('button[aria-expanded]');
