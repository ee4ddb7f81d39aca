import { useQuery } from '@tanstack/react-query';
import { Button, Input, type InputProps } from 'antd';
import { contactQueries } from '@/entities/email-marketing/contacts';
import { formatNumber } from '@/shared/lib/numbers';
import { suggestedTags, withTag } from '../model/tag-suggestions';
import styles from './campaign-fields.module.css';

interface TagsInputProps extends Omit<InputProps, 'value' | 'onChange'> {
  value?: string;
  onChange?: (text: string) => void;
}

/** Tags with commas between them; those that contacts have are a tap away. */
export function TagsInput({ value = '', onChange, ...input }: TagsInputProps) {
  const { data: known = [] } = useQuery(contactQueries.tags());
  const suggested = suggestedTags(value, known);
  return (
    <>
      <Input
        {...input}
        value={value}
        onChange={({ target }) => {
          onChange?.(target.value);
        }}
      />
      {suggested.length > 0 && (
        <div role="group" aria-label="Contact tags" className={styles.suggestions}>
          {suggested.map(({ tag, contacts }) => (
            <Button
              key={tag}
              onClick={() => {
                onChange?.(withTag(value, tag, known));
              }}
            >
              {tag} ({formatNumber(contacts)})
            </Button>
          ))}
        </div>
      )}
    </>
  );
}
