import { Form } from 'antd';
import { useLayoutEffect } from 'react';
import type { Draft } from '@/shared/lib/draft';
import { takeBackErrors } from './form-errors';

/** Props of an Ant Design `Form` that stays on the screen: once its draft is sent or discarded, its fields are empty again. */
export function useDraftForm<Values extends object>({ values, write }: Draft<Values>) {
  const [form] = Form.useForm<Values>();

  // Runs before paint, so that it cannot overwrite later typing. Unchanged values are left alone.
  useLayoutEffect(() => {
    form.setFieldsValue(values);
  });

  return {
    form,
    initialValues: values,
    onValuesChange(changed: Partial<Values>, typed: Values) {
      takeBackErrors(form, Object.keys(changed));
      // Fields that are not rendered keep their typed values.
      write({ ...values, ...typed });
    },
  };
}
