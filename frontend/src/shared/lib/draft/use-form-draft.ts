import { useDraft } from './draft';

type Values = Readonly<Record<string, string>>;

/** All fields of a form as one draft. */
export function useFormDraft<Fields extends Values>(key: string, empty: Fields) {
  const draft = useDraft(key, '');
  const values = { ...empty, ...read(draft.text) };
  return {
    values,
    write: (name: keyof Fields, value: string) => {
      draft.write(JSON.stringify({ ...values, [name]: value }));
    },
    /** Forgets what was typed, and empties the fields. */
    clear: () => {
      draft.write('');
      draft.drop();
    },
  };
}

function read(text: string): Values {
  return text === '' ? {} : (JSON.parse(text) as Values);
}
