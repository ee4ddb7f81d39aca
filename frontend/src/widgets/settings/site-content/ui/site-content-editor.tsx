import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Collapse, Flex, Form } from 'antd';
import { Link } from 'react-router';
import { formatMoment, isOtherRestaurant } from '@/entities/restaurant';
import { draftKey } from '@/entities/session';
import { publishedLine } from '@/features/publish-website';
import { withoutSampleTexts } from '@/entities/site-content';
import { useDraft } from '@/shared/lib/draft';
import { useOpenItem } from '@/shared/lib/open-item';
import { ActionBar } from '@/shared/ui/action-bar';
import { AnswerView } from '@/shared/ui/answer-view';
import { ConfirmDialog, useDraftForm } from '@/shared/ui/dialogs';
import { type SiteContentProposal, siteContentQueries, type SiteContentRole, type SiteContentSheet } from '../api';
import { type SiteContentValues, valuesOf } from '../model';
import { PublishSiteContent, SiteContentVersions } from './dialogs';
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
  const content = sheet.latest === null && isOtherRestaurant() ? withoutSampleTexts(sheet.content) : sheet.content;
  const stored = valuesOf(content, sheet.latest?.number ?? 0);
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
      <Proposals
        role={role}
        proposals={sheet.proposals}
        isChanged={isChanged}
        onEdit={({ content, basedOn }) => {
          draft.write(valuesOf(content, basedOn));
        }}
      />
      {isBehind && (
        <Alert
          type="warning"
          showIcon
          title={`${sheet.latest?.createdBy ?? 'Someone else'} published changes while you were editing. Yours are still here; publishing them replaces those.`}
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
          { key: 'shelf', label: 'Merchandise', children: <ShelfFields shelf={draft.values.merchandise} /> },
          { key: 'reviews', label: 'Reviews', children: <ReviewFields reviews={draft.values.reviews} /> },
        ]}
      />
      {isChanged && (
        <ActionBar
          label="Unpublished changes"
          summary={isBehind ? 'Someone else has published changes' : 'Not published yet'}
        >
          <Button
            type="text"
            onClick={() => {
              item.open('website', 'discard');
            }}
          >
            Discard
          </Button>
          {isBehind ? (
            <Button
              key="keep"
              type="primary"
              onClick={() => {
                draft.write({ ...draft.values, seen: stored.seen });
              }}
            >
              Keep mine
            </Button>
          ) : (
            <Button key="preview" type="primary" htmlType="submit">
              {sheet.needsApproval ? 'Preview and send' : 'Preview and publish'}
            </Button>
          )}
        </ActionBar>
      )}
      <PublishSiteContent
        role={role}
        draft={draft}
        needsApproval={sheet.needsApproval}
        open={item.dialog === 'publish' && isChanged}
        onClose={item.close}
      />
      <SiteContentVersions
        role={role}
        version={sheet.latest?.number ?? 0}
        needsApproval={sheet.needsApproval}
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

const WORDS = {
  pending: { title: 'Waiting for the owner’s approval', type: 'info' },
  returned: { title: 'The owner asks for a revision', type: 'warning' },
} as const;

interface ProposalsProps {
  role: SiteContentRole;
  proposals: readonly SiteContentProposal[];
  /** Another draft is not overwritten. */
  isChanged: boolean;
  onEdit: (proposal: SiteContentProposal) => void;
}

/** Changes that wait for the owner, and the newest one if the owner has returned it. */
function Proposals({ role, proposals, isChanged, onEdit }: ProposalsProps) {
  return proposals.map((proposal, place) => {
    const { id, status, changes, createdBy, createdAt } = proposal;
    if (status !== 'pending' && (status !== 'returned' || place > 0)) return null;
    const { title, type } = WORDS[status];
    return (
      <Alert
        key={id}
        type={type}
        showIcon
        title={`${title}: ${createdBy}, ${formatMoment(createdAt)}`}
        description={
          <ul className="bullets">
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        }
        action={
          status === 'returned' ? (
            <Button
              disabled={isChanged}
              title={isChanged ? 'Publish or discard your other changes first' : undefined}
              onClick={() => {
                onEdit(proposal);
              }}
            >
              Edit again
            </Button>
          ) : (
            role === 'admin' && <Link to="/admin/dashboard?tab=approvals">Decide</Link>
          )
        }
      />
    );
  });
}

function statusOf({ latest }: SiteContentSheet): string {
  if (latest) return publishedLine(latest);
  return isOtherRestaurant()
    ? 'The website leaves out the sample texts, because they’re about another restaurant. Write your own, preview them, then publish.'
    : 'The website shows the original texts. Change anything, preview it, then publish.';
}
