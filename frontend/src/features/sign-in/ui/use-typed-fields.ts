import type { FormInstance } from 'antd';
import { type RefObject, useEffect } from 'react';

const CLEARED_AFTER_MS = 100;

/**
 * Clears what a browser has filled in by itself, once: it is not what the person at this tablet wants to use. What is typed stays,
 * also what was typed before this code arrived. Returns what reads the fields into the form: not every password manager tells that
 * it has filled one in.
 */
export function useTypedFields(area: RefObject<HTMLElement | null>, form: FormInstance): () => void {
  useEffect(() => {
    const filled = area.current;
    if (!filled) return;
    const mark = ({ target }: Event) => {
      if (target instanceof HTMLInputElement) target.dataset['typed'] = '';
    };
    filled.addEventListener('beforeinput', mark);
    read(form, fieldsIn(area).filter(isTyped));
    const clearing = setTimeout(() => {
      for (const field of fieldsIn(area)) {
        if (isTyped(field)) continue;
        field.value = '';
        form.setFieldValue(field.id, '');
      }
    }, CLEARED_AFTER_MS);
    return () => {
      clearTimeout(clearing);
      filled.removeEventListener('beforeinput', mark);
    };
  }, [area, form]);

  return () => {
    read(form, fieldsIn(area));
  };
}

const fieldsIn = (area: RefObject<HTMLElement | null>) => [...(area.current?.querySelectorAll('input') ?? [])];

/** `app/start` marks what is typed before this code has arrived. */
const isTyped = (field: HTMLElement) => 'typed' in field.dataset;

function read(form: FormInstance, fields: readonly HTMLInputElement[]) {
  for (const { id, value } of fields) if (value !== form.getFieldValue(id)) form.setFieldValue(id, value);
}
