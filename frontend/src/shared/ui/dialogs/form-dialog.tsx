import { Form } from 'antd';
import { type ReactNode, useId } from 'react';
import type { Draft } from '@/shared/lib/draft';
import { Dialog } from './dialog';
import { refuseHalfTyped, showRefusal, takeBackErrors } from './form-errors';
import { RestoredNote } from './restored-note';

interface FormDialogProps<Values extends object> {
  title: string;
  open: boolean;
  okText: string;
  /** In pixels, for fields in a row. */
  width?: number;
  /** The button's text while sending. */
  busyText?: string;
  isBusy: boolean;
  /** False while there is nothing to send. */
  canSend?: boolean;
  initialValues?: Partial<Values>;
  /** Stores what is typed: Esc and a click outside keep it, Cancel deletes it. */
  draft?: Pick<Draft<Values>, 'isRestored' | 'write' | 'drop'> & { values: Partial<Values> };
  onEdit?: (values: Values) => void;
  /** For long texts, which Cancel keeps too. */
  keepsDraftOnCancel?: boolean;
  /** `onRefused` shows the server's errors under their fields. */
  onSend: (values: Values, onRefused: (error: Error) => void) => void;
  /** Called with the invalid fields when someone tries to send. */
  onIncomplete?: (fields: readonly string[], values: Partial<Values>) => void;
  onClose: () => void;
  afterClose?: () => void;
  /** Form items named like the call's fields. */
  children: ReactNode;
  /** Content below the form. */
  footnote?: ReactNode;
}

export function FormDialog<Values extends object>({
  title,
  open,
  okText,
  width,
  busyText = 'Saving...',
  isBusy,
  canSend = true,
  initialValues,
  draft,
  onEdit,
  keepsDraftOnCancel = false,
  onSend,
  onIncomplete,
  onClose,
  afterClose,
  children,
  footnote,
}: FormDialogProps<Values>) {
  const [form] = Form.useForm<Values>();
  const id = useId();

  return (
    <Dialog
      title={title}
      open={open}
      onCancel={onClose}
      cancelButtonProps={{ onClick: keepsDraftOnCancel ? undefined : draft?.drop }}
      okText={isBusy ? busyText : okText}
      okButtonProps={{ htmlType: 'submit', form: id, loading: isBusy, disabled: !canSend }}
      afterClose={afterClose}
      width={width}
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
        initialValues={draft?.values ?? initialValues}
        onValuesChange={(changed: Partial<Values>, values) => {
          takeBackErrors(form, Object.keys(changed));
          draft?.write({ ...draft.values, ...values });
          onEdit?.(values);
        }}
        noValidate
        onFinish={(values) => {
          if (refuseHalfTyped(form, id)) return;
          onSend(values, (error) => {
            showRefusal(form, error);
          });
        }}
        onFinishFailed={({ errorFields, values }) => {
          const fields = errorFields.map(({ name }) => name.join('.'));
          refuseHalfTyped(form, id);
          onIncomplete?.(fields, values);
        }}
      >
        {children}
      </Form>
      {draft && <RestoredNote draft={draft} onDiscarded={onClose} />}
      {footnote}
    </Dialog>
  );
}
