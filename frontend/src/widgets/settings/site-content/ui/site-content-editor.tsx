import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Collapse, Flex, Form } from 'antd';
import { formatMoment } from '@/entities/restaurant';
import { draftKey } from '@/entities/session';
import { useDraft } from '@/shared/lib/draft';
import { useOpenItem } from '@/shared/lib/open-item';
import { ActionBar } from '@/shared/ui/action-bar';
import { AnswerView } from '@/shared/ui/answer-view';
import { ConfirmDialog, useDraftForm } from '@/shared/ui/dialogs';
import { siteContentQueries, type SiteContentRole, type SiteContentSheet } from '../api';
import { type SiteContentValues, valuesOf } from '../model';
import { PublishDialog, SiteContentVersions } from './dialogs';
import { AnnouncementFields, ReviewFields, ShelfFields, StoryFields } from './fields';
import styles from './site-content.module.css';

/** The announcement, texts, pieces and reviews of the website. */
export function SiteContentEditor({ role }: { role: SiteContentRole }) {
  const sheet = useQuery(siteContentQueries.sheet(role));
  return (
    <AnswerView answer={sheet} loading="Loading the texts..." failed="Couldn’t load the texts.">
      {(published) => <Editor role={role} sheet={published} />}
    </AnswerView>
  );
}

interface EditorProps {
  role: SiteContentRole;
  sheet: SiteContentSheet;
}

function Editor({ role, sheet }: EditorProps) {
  const item = useOpenItem();
  const stored = valuesOf(sheet);
  const draft = useDraft<SiteContentValues>(draftKey(role, 'site-content'), stored);
  const form = useDraftForm(draft);
  const isChanged = JSON.stringify({ ...draft.values, seen: '' }) !== JSON.stringify({ ...stored, seen: '' });
  const isBehind = isChanged && draft.values.seen !== stored.seen;
  const preview = () => {
    item.open('website', 'publish');
  };
  return (
    <Form<SiteContentValues>
      {...form}
      layout="vertical"
      aria-label="Website"
      className={styles.page}
      onFinish={preview}
      // A wrong field may be in a folded section; the preview lists what is wrong.
      onFinishFailed={preview}
    >
      <Flex wrap gap={12} align="baseline" justify="space-between">
        <p className={styles.quiet}>{statusOf(sheet)}</p>
        <Button
          onClick={() => {
            item.open('website', 'versions');
          }}
        >
          Versions
        </Button>
      </Flex>
      {!sheet.mayPublish && (
        <Alert
          type="info"
          showIcon
          title="Changes to the website need the owner’s approval. Ask the owner to make them here."
        />
      )}
      {isBehind && (
        <Alert
          type="warning"
          showIcon
          title={`${sheet.latest?.createdBy ?? 'Someone else'} published changes while you were editing. Yours are still here; publishing them replaces those.`}
          action={
            <Button
              onClick={() => {
                draft.write({ ...draft.values, seen: stored.seen });
              }}
            >
              Keep mine
            </Button>
          }
        />
      )}
      <Collapse
        defaultActiveKey="announcement"
        items={[
          {
            key: 'announcement',
            label: 'Announcement',
            children: <AnnouncementFields until={draft.values.announcement.until} />,
          },
          { key: 'story', label: 'Welcome and story', children: <StoryFields /> },
          { key: 'shelf', label: 'Glass shelf', children: <ShelfFields shelf={draft.values.merchandise} /> },
          { key: 'reviews', label: 'Reviews', children: <ReviewFields reviews={draft.values.reviews} /> },
        ]}
      />
      {isChanged && (
        <ActionBar label="Unpublished changes" summary="Not published yet">
          <Button
            type="text"
            onClick={() => {
              item.open('website', 'discard');
            }}
          >
            Discard
          </Button>
          <Button type="primary" htmlType="submit" disabled={!sheet.mayPublish || isBehind}>
            Preview and publish
          </Button>
        </ActionBar>
      )}
      <PublishDialog role={role} draft={draft} open={item.dialog === 'publish' && isChanged} onClose={item.close} />
      <SiteContentVersions
        role={role}
        version={sheet.latest?.number ?? 0}
        mayPublish={sheet.mayPublish}
        open={item.dialog === 'versions'}
        onClose={item.close}
      />
      <ConfirmDialog
        title="Discard your changes?"
        open={item.dialog === 'discard'}
        okText="Discard"
        isBusy={false}
        onConfirm={() => {
          draft.drop();
          item.close();
        }}
        onClose={item.close}
      >
        <p>The website stays as it is.</p>
      </ConfirmDialog>
    </Form>
  );
}

function statusOf({ latest }: SiteContentSheet): string {
  return latest
    ? `On the website: version ${String(latest.number)} by ${latest.createdBy}, ${formatMoment(latest.createdAt)}.`
    : 'The website shows the original texts. Change anything, preview it, then publish.';
}
