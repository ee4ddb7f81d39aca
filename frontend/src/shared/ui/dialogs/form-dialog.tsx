import { Form, Modal } from 'antd';
import { type ReactNode, useId } from 'react';
import { fieldErrors } from '@/shared/api';

interface FormDialogProps<Values extends object> {
  title: string;
  open: boolean;
  okText: string;
  isBusy: boolean;
  initialValues?: Partial<Values>;
  onEdit?: (values: Values) => void;
  /** `onRefused` shows the server's sentences under the fields they are about. */
  onSend: (values: Values, onRefused: (error: Error) => void) => void;
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
  isBusy,
  initialValues,
  onEdit,
  onSend,
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
    <Modal
      title={title}
      open={open}
      onCancel={onClose}
      okText={isBusy ? 'Saving...' : okText}
      okButtonProps={{ htmlType: 'submit', form: id, loading: isBusy }}
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
      >
        {children}
      </Form>
      {footnote}
    </Modal>
  );
}
