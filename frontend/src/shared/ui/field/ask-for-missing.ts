const CONTROL = 'input, select, textarea';

/** Reports empty fields when a form is submitted before React has hydrated; an error goes away as its field is filled in. */
export function askForMissing(isHydrated: () => boolean): void {
  window.addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      if (button?.type !== 'submit' || !button.form) return;
      for (const message of button.form.querySelectorAll<HTMLElement>('[data-asked]')) take(message);
      if (!isHydrated() && ask(button.form)) event.preventDefault();
    },
    { capture: true },
  );
  window.addEventListener(
    'input',
    ({ target }) => {
      const message = target instanceof Element && target.closest('.field')?.querySelector<HTMLElement>('[data-asked]');
      if (message) take(message);
    },
    { capture: true },
  );
}

function ask(form: HTMLFormElement): boolean {
  const sentences = [...form.querySelectorAll<HTMLElement>('[data-missing]')];
  const missing = sentences.filter((sentence) => controlOf(sentence)?.value.trim() === '');
  for (const sentence of missing) {
    sentence.textContent = sentence.dataset.missing ?? '';
    say(sentence);
    const control = controlOf(sentence);
    control?.setAttribute('aria-invalid', 'true');
    control?.setAttribute(
      'aria-describedby',
      `${control.getAttribute('aria-describedby') ?? ''} ${sentence.id}`.trim(),
    );
  }
  const [first] = missing;
  if (!first) return false;
  for (const remark of form.querySelectorAll<HTMLElement>('[data-incomplete]')) say(remark);
  controlOf(first)?.focus();
  return true;
}

function say(sentence: HTMLElement) {
  sentence.hidden = false;
  sentence.dataset.asked = '';
}

function take(sentence: HTMLElement) {
  delete sentence.dataset.asked;
  sentence.hidden = true;
  if (sentence.dataset.missing === undefined) return;
  sentence.textContent = '';
  const control = controlOf(sentence);
  control?.setAttribute('aria-invalid', 'false');
  const others =
    control
      ?.getAttribute('aria-describedby')
      ?.split(' ')
      .filter((id) => id !== sentence.id) ?? [];
  if (others.length > 0) control?.setAttribute('aria-describedby', others.join(' '));
  else control?.removeAttribute('aria-describedby');
}

const controlOf = (sentence: HTMLElement) =>
  sentence.closest('.field')?.querySelector<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(CONTROL);
