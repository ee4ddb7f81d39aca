import { changedIn } from '../changes';
import { useDraft } from './draft';

type Values = Readonly<Record<string, string>>;

/** What is typed over something stored, and that alone: fields that nobody has touched show what is stored by now. */
export function useTypedOver<Fields extends Values>(key: string, stored: Fields) {
  const draft = useDraft(key, '{}');
  const typed = JSON.parse(draft.text) as Partial<Fields>;
  return {
    values: { ...stored, ...typed },
    write: (name: keyof Fields, value: string): void => {
      draft.write(JSON.stringify(changedIn(stored, { ...stored, ...typed, [name]: value })));
    },
    discard: (): void => {
      draft.write('{}');
      draft.drop();
    },
  };
}
