import { useQuery } from '@tanstack/react-query';
import { Button, Flex, Typography } from 'antd';
import { useState } from 'react';
import {
  type AccessToken,
  type CalendarFeed,
  type CalendarKind,
  calendarKinds,
  integrationCalls,
  integrationQueries,
  type Webhook,
} from '@/entities/settings/integration';
import { usePagedList } from '@/shared/api';
import { AnswerView } from '@/shared/ui/answer-view';
import { ConfirmDialog, DeleteDialog, Dialog } from '@/shared/ui/dialogs';
import { EmptyState } from '@/shared/ui/empty-state';
import { ListView, Pager } from '@/shared/ui/list-view';
import { useRenewCalendar, useRenewSecret, useSendSample, useSwitchWebhook } from '../api';
import { AddCalendarDialog } from './add-calendar-dialog';
import { AddWebhookDialog } from './add-webhook-dialog';
import { CalendarTable } from './calendar-table';
import { CreateTokenDialog } from './create-token-dialog';
import { DeliveriesDialog } from './deliveries-dialog';
import { TokenTable } from './token-table';
import { type WebhookStep, WebhookTable } from './webhook-table';
import styles from './integration-settings.module.css';

interface Secret {
  title: string;
  /** What to do with the secret. */
  advice: string;
  /** Null if it was shown before, because the same call was sent twice. */
  text: string | null;
}

/** Shows a secret that cannot be read again. */
const SecretDialog = ({ secret, onClose }: { secret: Secret | null; onClose: () => void }) => (
  <Dialog
    title={secret?.title}
    open={secret !== null}
    onCancel={onClose}
    onOk={onClose}
    okText="I’ve copied it"
    cancelButtonProps={{ style: { display: 'none' } }}
    mask={{ closable: false }}
    keyboard={false}
    destroyOnHidden
  >
    <p>{secret?.advice}</p>
    {secret?.text ? (
      <Typography.Paragraph code copyable={{ text: secret.text, tooltips: ['Copy', 'Copied'] }}>
        {secret.text}
      </Typography.Paragraph>
    ) : (
      <p>It can’t be shown again. Please create a new one.</p>
    )}
  </Dialog>
);

const SAMPLE_TYPE = 'reservation.confirmed';
const CALENDAR_ADVICE =
  'Add it to your calendar app as a calendar from the web. Anyone with the address can see the visits. You won’t see it again.';

type Shown =
  | 'new-token'
  | 'new-webhook'
  | 'new-calendar'
  | 'end-token'
  | 'end-calendar'
  | 'renew-calendar'
  | 'deliveries'
  | 'delete'
  | 'renew';

/** Access tokens, webhooks and calendars for other apps. */
export function IntegrationSettings() {
  const tokens = useQuery(integrationQueries.tokens());
  const webhooks = usePagedList(integrationQueries.webhooks());
  const calendars = useQuery(integrationQueries.calendars());
  const [shown, setShown] = useState<Shown>();
  const [token, setToken] = useState<AccessToken>();
  const [calendar, setCalendar] = useState<CalendarFeed>();
  const [webhook, setWebhook] = useState<Webhook>();
  const [secret, setSecret] = useState<Secret | null>(null);
  const switching = useSwitchWebhook();
  const sampling = useSendSample();
  const renewing = useRenewSecret();
  const renewingCalendar = useRenewCalendar();
  const close = () => {
    setShown(undefined);
  };
  const showAddress = (kind: CalendarKind, text: string | null) => {
    close();
    setSecret({ title: `Calendar: ${calendarKinds[kind]}`, advice: CALENDAR_ADVICE, text });
  };

  function take(step: WebhookStep, about: Webhook) {
    setWebhook(about);
    if (step === 'sample') sampling.send({ id: about.id, type: SAMPLE_TYPE });
    else if (step === 'switch') switching.send({ id: about.id, isActive: !about.isActive });
    else setShown(step);
  }

  return (
    <Flex vertical gap={40}>
      <section aria-labelledby="tokens">
        <Flex component="header" gap="12px 24px" wrap align="end" justify="space-between" className={styles.head}>
          <div>
            <h2 id="tokens">Access tokens</h2>
            <p className="soft">Let your POS, website or spreadsheet connect. Each token is shown once and expires.</p>
          </div>
          <Button
            type="primary"
            onClick={() => {
              setShown('new-token');
            }}
          >
            New token
          </Button>
        </Flex>
        <AnswerView answer={tokens} loading="Loading tokens..." failed="Couldn’t load tokens.">
          {(all) =>
            all.length === 0 ? (
              <EmptyState text="No tokens yet." />
            ) : (
              <TokenTable
                tokens={all}
                onEnd={(ended) => {
                  setToken(ended);
                  setShown('end-token');
                }}
              />
            )
          }
        </AnswerView>
      </section>
      <section aria-labelledby="webhooks">
        <Flex component="header" gap="12px 24px" wrap align="end" justify="space-between" className={styles.head}>
          <div>
            <h2 id="webhooks">Webhooks</h2>
            <p className="soft">Notify other apps of requests, decisions and visits in real time.</p>
          </div>
          <Button
            type="primary"
            onClick={() => {
              setShown('new-webhook');
            }}
          >
            Add webhook
          </Button>
        </Flex>
        <ListView
          list={webhooks}
          loading="Loading webhooks..."
          failed="Couldn’t load webhooks."
          empty="No webhooks yet."
        >
          {(all) => (
            <>
              <WebhookTable webhooks={all} onStep={take} />
              <Pager {...webhooks} />
            </>
          )}
        </ListView>
      </section>
      <section aria-labelledby="calendars">
        <Flex component="header" gap="12px 24px" wrap align="end" justify="space-between" className={styles.head}>
          <div>
            <h2 id="calendars">Calendars</h2>
            <p className="soft">Show visits in a calendar app. Each address is shown once.</p>
          </div>
          <Button
            type="primary"
            onClick={() => {
              setShown('new-calendar');
            }}
          >
            Add calendar
          </Button>
        </Flex>
        <AnswerView answer={calendars} loading="Loading calendars..." failed="Couldn’t load calendars.">
          {(all) =>
            all.length === 0 ? (
              <EmptyState text="No calendars yet." />
            ) : (
              <CalendarTable
                calendars={all}
                onEnd={(ended) => {
                  setCalendar(ended);
                  setShown('end-calendar');
                }}
                onRenew={(renewed) => {
                  setCalendar(renewed);
                  setShown('renew-calendar');
                }}
              />
            )
          }
        </AnswerView>
      </section>
      <CreateTokenDialog
        open={shown === 'new-token'}
        onClose={close}
        onCreated={(name, text) => {
          close();
          setSecret({ title: `Token of ${name}`, advice: 'Copy it into the app now. You won’t see it again.', text });
        }}
      />
      <AddWebhookDialog
        open={shown === 'new-webhook'}
        onClose={close}
        onAdded={(address, text) => {
          close();
          const advice = 'Use this secret to verify our requests. You won’t see it again.';
          setSecret({ title: `Secret for ${new URL(address).host}`, advice, text });
        }}
      />
      <AddCalendarDialog open={shown === 'new-calendar'} onClose={close} onAdded={showAddress} />
      <SecretDialog
        secret={secret}
        onClose={() => {
          setSecret(null);
        }}
      />
      {token && (
        <DeleteDialog
          id={token.id}
          noun="Token"
          title={`Revoke the token of ${token.name}?`}
          okText="Revoke token"
          call={integrationCalls.deleteToken}
          invalidates={[integrationQueries.all()]}
          done={{ title: 'Token revoked', description: `${token.name} no longer has access.` }}
          failed={{ title: 'Couldn’t revoke the token', description: 'Please try again' }}
          open={shown === 'end-token'}
          onClose={close}
        >
          <p>The app loses access right away. To connect it again, create a new token.</p>
        </DeleteDialog>
      )}
      {calendar && (
        <>
          <DeleteDialog
            id={calendar.id}
            noun="Calendar"
            title="Delete this calendar?"
            call={integrationCalls.deleteCalendar}
            invalidates={[integrationQueries.all()]}
            done={{ title: 'Calendar deleted', description: 'Its address no longer works.' }}
            failed={{ title: 'Couldn’t delete the calendar', description: 'Please try again' }}
            open={shown === 'end-calendar'}
            onClose={close}
          >
            <p>Calendars that use this address stop updating. A new calendar gets a different address.</p>
          </DeleteDialog>
          <ConfirmDialog
            title="Create a new address?"
            open={shown === 'renew-calendar'}
            okText="Create new address"
            isBusy={renewingCalendar.isPending}
            onConfirm={() => {
              renewingCalendar.send(calendar, {
                onError: close,
                onSuccess({ url }) {
                  showAddress(calendar.kind, url);
                },
              });
            }}
            onClose={close}
          >
            <p>The current address stops working. Add the new one to every calendar that should keep showing visits.</p>
          </ConfirmDialog>
        </>
      )}
      {webhook && (
        <>
          {shown === 'deliveries' && <DeliveriesDialog webhook={webhook} open onClose={close} />}
          <ConfirmDialog
            title="Replace the secret?"
            open={shown === 'renew'}
            okText="Replace"
            isBusy={renewing.isPending}
            onConfirm={() => {
              renewing.send(
                { id: webhook.id },
                {
                  onError: close,
                  onSuccess({ secret: text }) {
                    close();
                    const advice = 'Update the app within 24 hours. Until then, both secrets work.';
                    setSecret({ title: `New secret for ${new URL(webhook.url).host}`, advice, text });
                  },
                },
              );
            }}
            onClose={close}
          >
            <p>Both secrets work for 24 hours, so nothing is lost while you update the app.</p>
          </ConfirmDialog>
          <DeleteDialog
            id={webhook.id}
            noun="Webhook"
            title="Delete this webhook?"
            call={integrationCalls.deleteWebhook}
            invalidates={[integrationQueries.all()]}
            failed={{ title: 'Couldn’t delete the webhook', description: 'Please try again' }}
            open={shown === 'delete'}
            onClose={close}
          >
            <p>The app gets no more events, and pending deliveries are dropped.</p>
          </DeleteDialog>
        </>
      )}
    </Flex>
  );
}
