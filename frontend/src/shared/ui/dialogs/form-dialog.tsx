import { Form } from 'antd';
import { type ReactNode, useId } from 'react';
import { fieldErrors } from '@/shared/api';
import { Dialog } from './dialog';

interface FormDialogProps<Values extends object> {
  title: string;
  open: boolean;
  okText: string;
  /** What the button says while it is sent. */
  busyText?: string;
  isBusy: boolean;
  /** False while there is nothing that could be sent. */
  canSend?: boolean;
  initialValues?: Partial<Values>;
  onEdit?: (values: Values) => void;
  /** `onRefused` shows the server's sentences under the fields they are about. */
  onSend: (values: Values, onRefused: (error: Error) => void) => void;
  /** The fields whose rules do not hold, when it was to be sent all the same. */
  onIncomplete?: (fields: readonly string[], values: Partial<Values>) => void;
  onClose: () => void;
  afterClose?: () => void;
  /** Form items whose names are those of the call. */
  children: ReactNode;
  /** What stands below the form. */
  footnote?: ReactNode;
}

export function FormDialog<Values extends object>({
  title,
  open,
  okText,
  busyText = 'Saving...',
  isBusy,
  canSend = true,
  initialValues,
  onEdit,
  onSend,
  onIncomplete,
  onClose,
  afterClose,
  children,
  footnote,
}: FormDialogProps<Values>) {
  const [form] = Form.useForm<Values>();
  const id = useId();

  function showRefusal(error: Error) {
    const refused = Object.entries(fieldErrors(error)).map(([name, message]) => ({ name, errors: [message] }));
    form.setFields(refused as Parameters<typeof form.setFields>[0]);
  }

  return (
    <Dialog
      title={title}
      open={open}
      onCancel={onClose}
      okText={isBusy ? busyText : okText}
      okButtonProps={{ htmlType: 'submit', form: id, loading: isBusy, disabled: !canSend }}
      afterClose={afterClose}
      destroyOnHidden
      styles={{ footer: { marginTop: 28 } }}
    >
      <Form<Values>
        id={id}
        form={form}
        layout="vertical"
        requiredMark={false}
        preserve={false}
        scrollToFirstError={{ focus: true }}
        initialValues={initialValues}
        onValuesChange={(_, values) => onEdit?.(values)}
        onFinish={(values) => {
          onSend(values, showRefusal);
        }}
        onFinishFailed={({ errorFields, values }) => {
          const fields = errorFields.map(({ name }) => name.join('.'));
          onIncomplete?.(fields, values);
        }}
      >
        {children}
      </Form>
      {footnote}
    </Dialog>
  );
}
