import { queryOptions, useQuery } from '@tanstack/react-query';
import { Button, Checkbox, Flex, Form, Input, type InputProps } from 'antd';
import { aheadOf, TO_EVERYONE, type WholeCampaign } from '@/entities/email-marketing/campaigns';
import { contactQueries, shortTags } from '@/entities/email-marketing/contacts';
import { countWords, segmentQueries } from '@/entities/email-marketing/segments';
import { emailTemplateQueries, PreviewTextField } from '@/entities/email-marketing/templates';
import { answer, apiAs, type MailRole } from '@/shared/api';
import { createCampaign } from '@/shared/call-schema';
import { formatNumber } from '@/shared/lib/numbers';
import { useSettled } from '@/shared/lib/settled';
import { required } from '@/shared/ui/dialogs';
import { searchAmong, Select, shownAmong } from '@/shared/ui/select';
import { type CampaignValues, noAddressIn, sendDateOf, tagsOf } from '../model/campaign-values';
import styles from './campaign-fields.module.css';

interface KnownTag {
  tag: string;
  contacts: number;
}

const MAX_CHOICES = 8;

/** Tags that complete the last typed word; if that is a tag already, the remaining ones. */
export function suggestedTags(text: string, known: readonly KnownTag[]): readonly KnownTag[] {
  const { named, typed } = readTags(text, known);
  return known
    .filter(({ tag }) => !named.includes(tag) && tag.toLowerCase().includes(typed.toLowerCase()))
    .slice(0, MAX_CHOICES);
}

/** The text with its last word replaced by a suggested tag. */
export const withTag = (text: string, tag: string, known: readonly KnownTag[]) =>
  [...readTags(text, known).named, tag, ''].join(', ');

function readTags(text: string, known: readonly KnownTag[]) {
  const parts = text.split(',').map((part) => part.trim());
  const last = parts.at(-1) ?? '';
  const isNamed = known.some(({ tag }) => tag === last);
  return { named: (isNamed ? parts : parts.slice(0, -1)).filter(Boolean), typed: isNamed ? '' : last };
}

interface TagsInputProps extends Omit<InputProps, 'value' | 'onChange'> {
  value?: string;
  onChange?: (text: string) => void;
}

/** Tags separated by commas, with existing tags as suggestions. */
function TagsInput({ value = '', onChange, ...input }: TagsInputProps) {
  const { data: known = [] } = useQuery(contactQueries.tags());
  const suggested = suggestedTags(value, known);
  return (
    <>
      <Input
        {...input}
        value={value}
        onChange={({ target }) => {
          onChange?.(target.value);
        }}
      />
      {suggested.length > 0 && (
        <Flex gap="small" wrap role="group" aria-label="Contact tags" className={styles.suggestions}>
          {suggested.map(({ tag, contacts }) => (
            <Button
              key={tag}
              onClick={() => {
                onChange?.(withTag(value, tag, known));
              }}
            >
              {tag} ({formatNumber(contacts)})
            </Button>
          ))}
        </Flex>
      )}
    </>
  );
}

const MAX_SEGMENTS = 500;

/** The segments to choose from. */
const segmentOptions = (role: MailRole) =>
  queryOptions({
    // Includes a segment that was just created.
    queryKey: [...segmentQueries.list().queryKey, role, 'options'],
    queryFn: ({ signal }) =>
      answer(apiAs(role).GET('/api/contact-segments', { params: { query: { limit: MAX_SEGMENTS } }, signal })),
    select: (segments) => segments.filter(({ isActive }) => isActive),
  });

const KINDS: readonly { value: CampaignValues['recipients']; label: string }[] = [
  { value: 'all_opted_in', label: 'All opted-in contacts' },
  { value: 'tags', label: 'Contacts with certain tags' },
  { value: 'segment', label: 'A segment' },
  { value: 'custom', label: 'Custom list of addresses' },
];

function RecipientFields({ role }: { role: MailRole }) {
  const kind = Form.useWatch<CampaignValues['recipients'] | undefined>('recipients');
  return (
    <>
      <Form.Item name="recipients" label="Recipients">
        <Select options={[...KINDS]} />
      </Form.Item>
      {kind === 'tags' && (
        <Form.Item
          name="tags"
          label="Tags"
          rules={[...required('Enter at least one tag.'), shortTags]}
          extra={<TagsHint />}
        >
          <TagsInput required />
        </Form.Item>
      )}
      {kind === 'custom' && (
        <Form.Item
          name="emails"
          label="Email addresses"
          rules={[
            ...required('Enter at least one email address.'),
            {
              validator(_, text?: string) {
                const wrong = noAddressIn(text);
                return wrong ? Promise.reject(new Error(`“${wrong}” isn’t an email address.`)) : Promise.resolve();
              },
            },
          ]}
          extra="One address per line."
        >
          <Input.TextArea required rows={5} />
        </Form.Item>
      )}
      {kind === 'segment' && <SegmentField role={role} />}
      <Form.Item
        name="ignoresWeeklyLimit"
        valuePropName="checked"
        extra="Otherwise they are skipped, unless Email Settings allow more than one campaign a week."
      >
        <Checkbox>{TO_EVERYONE}</Checkbox>
      </Form.Item>
    </>
  );
}

const PAUSE_MS = 300;

/** The contacts that the tags reach, while typing. */
function TagsHint() {
  const typed = useSettled(Form.useWatch<string | undefined>('tags') ?? '', PAUSE_MS);
  const tags = tagsOf(typed);
  const { data } = useQuery({ ...segmentQueries.count({ tags }), enabled: tags.length > 0 });
  return (
    <>
      Separate with commas. One match is enough.
      {tags.length > 0 && data && <strong role="status"> {countWords(data)}.</strong>}
    </>
  );
}

function SegmentField({ role }: { role: MailRole }) {
  const { data: segments = [] } = useQuery(segmentOptions(role));
  const choices = segments.map(({ id, name, contactCount }) => ({
    value: id,
    label: `${name} (${String(contactCount)})`,
  }));
  return (
    <Form.Item
      name="segmentId"
      label="Segment"
      getValueProps={shownAmong(choices)}
      rules={[{ required: true, message: 'Choose a segment.' }]}
    >
      <Select showSearch={searchAmong(choices)} placeholder="Choose" options={choices} />
    </Form.Item>
  );
}

const TEST_HOURS = [
  { value: 1, label: '1 hour' },
  { value: 4, label: '4 hours' },
  { value: 24, label: '24 hours' },
];

/** A second subject is tested against the first one. */
function SecondSubject() {
  const isTested = (Form.useWatch<string | undefined>('subjectB') ?? '').trim() !== '';
  return (
    <>
      <Form.Item
        name="subjectB"
        label="Subject B (optional)"
        extra="A tenth of the recipients test both subjects, half of them each. Everyone else gets the subject that more people open. Needs at least 200 recipients."
        dependencies={['subject']}
        rules={[
          ({ getFieldValue }) => ({
            validator: (_, second?: string) =>
              second?.trim() && second.trim() === (getFieldValue('subject') as string | undefined)?.trim()
                ? Promise.reject(new Error('Enter another subject than the first one.'))
                : Promise.resolve(),
          }),
        ]}
      >
        <Input maxLength={createCampaign.subjectB.maxLength} />
      </Form.Item>
      {isTested && (
        <Form.Item name="subjectTestHours" label="Choose the better subject after">
          <Select options={TEST_HOURS} />
        </Form.Item>
      )}
    </>
  );
}

const NOT_CHOSEN = { value: '', label: 'Not chosen yet' };

interface CampaignFieldsProps {
  role: MailRole;
  /** The template whose text the campaign has. */
  copied?: Pick<WholeCampaign, 'templateId' | 'templateName'>;
  /** The moment it is scheduled for so far. */
  planned?: string | null;
  /** The date may be changed but not cleared. */
  keepsDate?: boolean;
  /** Called when fields are filled in from others; Ant Design reports only typing. */
  onFilledIn: (values: CampaignValues) => void;
}

export function CampaignFields({ role, copied, planned, keepsDate = false, onFilledIn }: CampaignFieldsProps) {
  const form = Form.useFormInstance<CampaignValues>();
  const { data: templates = [], isSuccess } = useQuery(emailTemplateQueries.options(role));

  const found = templates.map(({ id, name }) => ({ value: id, label: name }));
  const own = { value: copied?.templateId ?? '', label: copied?.templateName ?? '' };
  // A campaign still has the text of its template when that was deleted or deactivated.
  const isUnlisted = own.label !== '' && found.every(({ value }) => value !== own.value);
  const unlisted = { ...own, label: isSuccess ? `${own.label} (no longer available)` : own.label };
  // A deleted template has no id, so it takes the place of the empty choice.
  const others = isUnlisted && own.value === '' ? found : [NOT_CHOSEN, ...found];
  const choices = isUnlisted ? [unlisted, ...others] : others;

  /** A template sets the subject and the preview text unless the author has typed one. */
  function takeLines(templateId: string) {
    const chosen = templates.find(({ id }) => id === templateId);
    if (!chosen) return;
    for (const field of ['subject', 'previewText'] as const) {
      const typed = form.getFieldValue(field) as string | undefined;
      const isTheirs = templates.some((template) => template[field] === typed);
      if (!typed?.trim() || isTheirs) form.setFieldValue(field, chosen[field] ?? '');
    }
    onFilledIn(form.getFieldsValue());
  }

  return (
    <>
      <Form.Item name="name" label="Campaign name" rules={required('Enter a name.')}>
        <Input required autoFocus maxLength={createCampaign.name.maxLength} />
      </Form.Item>
      <Form.Item name="description" label="Description (optional)">
        <Input maxLength={createCampaign.description.maxLength} />
      </Form.Item>
      <Form.Item
        name="templateId"
        label="Template"
        getValueProps={shownAmong(choices)}
        extra={
          isSuccess &&
          templates.length === 0 &&
          'You have no templates yet. Create one under Templates; this draft can wait.'
        }
      >
        <Select showSearch={searchAmong(choices)} options={choices} onChange={takeLines} />
      </Form.Item>
      <Form.Item
        name="subject"
        label="Subject"
        rules={required('Enter a subject.')}
        extra="You can use {{firstName|friend}} and other contact fields."
      >
        <Input required maxLength={createCampaign.subject.maxLength} />
      </Form.Item>
      <SecondSubject />
      <PreviewTextField maxLength={createCampaign.previewText.maxLength} />
      <RecipientFields role={role} />
      <div className="pair">
        <Form.Item name="date" label="Send date (optional)">
          <Input type="date" />
        </Form.Item>
        <Form.Item
          name="time"
          label="Send time (optional)"
          dependencies={['date']}
          rules={[
            {
              required: keepsDate,
              message: 'A paused campaign needs a date. Choose another one, or cancel the campaign.',
            },
            ({ getFieldValue }) => ({
              validator: (_, time?: string) =>
                Boolean(time) === Boolean(getFieldValue('date'))
                  ? Promise.resolve()
                  : Promise.reject(new Error('Both date and time are needed to schedule.')),
            }),
            ({ getFieldValue }) =>
              aheadOf((time) => sendDateOf({ date: getFieldValue('date') as string | undefined, time }), planned),
          ]}
        >
          <Input type="time" />
        </Form.Item>
      </div>
    </>
  );
}
