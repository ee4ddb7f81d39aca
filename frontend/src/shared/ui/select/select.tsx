import { Select as AntdSelect, type SelectProps } from 'antd';
import styles from './select.module.css';

/**
 * Ant Design's Select with the chosen text as the control's value, where screen readers find it. With a search field, the value is what
 * is typed and the chosen text is the placeholder.
 */
export function Select<Value = string>(props: SelectProps<Value>) {
  const { value, options = [], showSearch = false, className } = props;
  const chosen = options.find((option) => option.value === value)?.label;
  const words = typeof chosen === 'string' ? chosen : '';
  return (
    <AntdSelect<Value>
      {...props}
      className={`${styles.select ?? ''} ${className ?? ''}`}
      components={{ input: showSearch ? <input placeholder={words} /> : <input value={words} placeholder="" /> }}
    />
  );
}
