import { Button, Flex, Form, Input } from 'antd';
import type { SecondStepProof } from '@/entities/session';
import { fieldErrors } from '@/shared/api';

interface ProofFormProps {
  label: string;
  okText: string;
  isDanger?: boolean;
  isBusy: boolean;
  /** A hint where recovery codes are accepted too. */
  codeHint?: string;
  onSend: (proof: SecondStepProof, onRefused: (error: Error) => void) => void;
  onCancel: () => void;
}

/** Asks for a code and the password before a change of two-step sign-in. */
export function ProofForm({ label, okText, isDanger = false, isBusy, codeHint, onSend, onCancel }: ProofFormProps) {
  const [form] = Form.useForm<SecondStepProof>();

  function showRefusal(error: Error) {
    const { code, password } = fieldErrors(error);
    form.setFields([
      { name: 'code', errors: code === undefined ? [] : [code] },
      { name: 'password', errors: password === undefined ? [] : [password] },
    ]);
    form.focusField(password === undefined ? 'code' : 'password');
  }

  return (
    <Form<SecondStepProof>
      form={form}
      layout="vertical"
      requiredMark={false}
      scrollToFirstError={{ focus: true }}
      noValidate
      aria-label={label}
      onFinish={(proof) => {
        onSend(proof, showRefusal);
      }}
    >
      <Form.Item
        name="code"
        label="Code from the app"
        extra={codeHint}
        rules={[{ required: true, message: 'Enter the code from your app.' }]}
      >
        <Input required inputMode="numeric" autoComplete="one-time-code" maxLength={40} autoFocus />
      </Form.Item>
      <Form.Item
        name="password"
        label="Your password"
        rules={[{ required: true, message: 'Enter your current password.' }]}
      >
        <Input.Password required autoComplete="current-password" />
      </Form.Item>
      <Flex gap="8px 16px" wrap align="center">
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="primary" htmlType="submit" danger={isDanger} loading={isBusy}>
          {okText}
        </Button>
      </Flex>
    </Form>
  );
}
