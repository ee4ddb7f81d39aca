import { useQuery } from '@tanstack/react-query';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import {
  type Contract,
  contractCalls,
  contractQueries,
  contractStatus,
  signedAgreementAddress,
} from '@/entities/contract';
import { formatMoment } from '@/entities/restaurant';
import { activityQueries } from '@/entities/activity';
import { AgreementPaper, SigningCertificate } from '@/features/contract/read';
import { type Mutation, useRestMutation } from '@/shared/api';
import { AnswerView } from '@/shared/ui/answer-view';
import { ConfirmDialog } from '@/shared/ui/dialogs';
import { StatusTag } from '@/shared/ui/status-tag';
import styles from './contract-part.module.css';

const sendContract: Mutation<string> = {
  async send(id, { client }) {
    client.setQueryData(contractQueries.one(id).queryKey, await contractCalls.send(id));
  },
  done: () => ({ title: 'Sent for signature', description: 'The client gets an email with a link to sign.' }),
  failed: () => ({ title: 'Couldn’t send the contract', description: 'Please try again.' }),
  invalidates: [contractQueries.all(), activityQueries.all()],
};

/** Emails the client a signing link. */
const useSendContract = () => useRestMutation(sendContract);

/** A contract's state and text, and the link for the client's signature. */
export function ContractPart({ id }: { id: string }) {
  const contract = useQuery(contractQueries.one(id));
  return (
    <Flex component="section" vertical gap={12} className="ruled" style={{ marginTop: 20 }} aria-label="The contract">
      <AnswerView answer={contract} loading="Loading the contract..." failed="Couldn’t load the contract.">
        {(saved) => (
          <>
            <Standing contract={saved} />
            {saved.declineReason !== null && <p className="quote">{saved.declineReason}</p>}
            <SigningCertificate contract={saved} />
            <details>
              <summary className={styles.summary}>Read the agreement</summary>
              <AgreementPaper text={saved.text} />
            </details>
          </>
        )}
      </AnswerView>
    </Flex>
  );
}

function Standing({ contract: { id, status, sentAt, decidedAt, clientEmail } }: { contract: Contract }) {
  const { send, isPending } = useSendContract();
  const [isAsked, setAsked] = useState(false);
  const { label, tone } = contractStatus[status];
  const since = decidedAt ?? sentAt;
  const isOpen = status === 'saved' || status === 'sent';
  return (
    <Flex gap="8px 16px" wrap align="center">
      <StatusTag tone={tone}>{label}</StatusTag>
      {since !== null && <span>{formatMoment(since)}</span>}
      {isOpen && clientEmail !== null && (
        <Button
          type={status === 'saved' ? 'primary' : 'default'}
          loading={isPending}
          onClick={() => {
            setAsked(true);
          }}
        >
          {status === 'saved' ? 'Send for signature' : 'Resend'}
        </Button>
      )}
      <ConfirmDialog
        title="Send the agreement?"
        open={isAsked && isOpen}
        okText="Send email"
        isBusy={isPending}
        onConfirm={() => {
          send(id);
          setAsked(false);
        }}
        onClose={() => {
          setAsked(false);
        }}
      >
        <p>We’ll email {clientEmail} a link to read and sign it.</p>
      </ConfirmDialog>
      {status === 'signed' && (
        <a href={signedAgreementAddress(id)} download>
          Download PDF
        </a>
      )}
      {isOpen && clientEmail === null && <span>Without an email address, you can only print it.</span>}
    </Flex>
  );
}
