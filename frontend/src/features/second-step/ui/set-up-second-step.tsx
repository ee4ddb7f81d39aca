import { Button, Flex, QRCode, Typography } from 'antd';
import { useState } from 'react';
import type { SecondStepKey } from '@/entities/session';
import type { OfficeRole } from '@/shared/api';
import { useBegin, useTurnOn } from '../api';
import { ProofForm } from './proof-form';
import { RecoveryCodes } from './recovery-codes';
import styles from './second-step.module.css';

interface SetUpSecondStepProps {
  role: OfficeRole;
  /** Called when the user has stored the recovery codes. */
  onDone: () => void;
}

/** A key for the app, its first code, and the recovery codes. */
export function SetUpSecondStep({ role, onDone }: SetUpSecondStepProps) {
  const [key, setKey] = useState<SecondStepKey>();
  const [codes, setCodes] = useState<readonly string[]>();
  const begin = useBegin(role);
  const turnOn = useTurnOn(role);

  if (codes) return <RecoveryCodes codes={codes} doneText="I’ve saved them" onDone={onDone} />;
  if (!key) {
    return (
      <Flex vertical gap="middle" align="start" className={styles.part}>
        <p>
          After your password, you enter a code from an app on your phone. A stolen password alone is then not enough to
          sign in. Any authenticator app works.
        </p>
        <Button
          type="primary"
          loading={begin.isPending}
          onClick={() => {
            begin.send(null, { onSuccess: setKey });
          }}
        >
          Set up
        </Button>
      </Flex>
    );
  }
  return (
    <Flex vertical gap="middle" align="start" className={styles.part}>
      <p>Scan this with your authenticator app, or enter the key.</p>
      <div className="qr" aria-hidden="true">
        <QRCode type="svg" value={key.address} bordered={false} size={180} color="#000" bgColor="#fff" />
      </div>
      <p>
        Key:{' '}
        <Typography.Text code copyable={{ text: key.key, tooltips: ['Copy', 'Copied'] }}>
          {key.key.replaceAll(/.{4}(?=.)/g, '$& ')}
        </Typography.Text>
      </p>
      <p>Then enter the code from the app and your password.</p>
      <ProofForm
        label="Set up two-step sign-in"
        okText="Turn on"
        isBusy={turnOn.isPending}
        onSend={(proof, onError) => {
          turnOn.send(proof, { onSuccess: setCodes, onError });
        }}
        onCancel={() => {
          setKey(undefined);
        }}
      />
    </Flex>
  );
}
