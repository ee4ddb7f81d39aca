import { useQuery } from '@tanstack/react-query';
import { Button, Checkbox, Flex, Form, Input } from 'antd';
import { useId, useState } from 'react';
import {
  categoryOptions,
  type EmailTemplate,
  emailTemplateCalls,
  emailTemplateQueries,
  PreviewTextField,
  type TemplateEdit,
  type WholeTemplate,
} from '@/entities/email-marketing/templates';
import { draftKey } from '@/entities/session';
import { activityQueries } from '@/entities/activity';
import { hasStatus, type MailRole, type Mutation, useRestMutation } from '@/shared/api';
import { writeTemplate as limits } from '@/shared/call-schema';
import { useDraft } from '@/shared/lib/draft';
import { useOpenItem } from '@/shared/lib/open-item';
import {
  AnswerDialog,
  DeleteDialog,
  Dialog,
  type DialogProps,
  required,
  showRefusal,
  useDraftForm,
} from '@/shared/ui/dialogs';
import { Select, shownAmong } from '@/shared/ui/select';
import { isOfBlocks, mailOf, NO_VALUES, type TemplateValues, textOf, valuesOf } from '../model/template-values';
import { BodyFields } from './body-fields';
import { TemplatePreview } from './template-preview';
import styles from './write-template-dialog.module.css';

interface TemplateFieldsProps {
  role: MailRole;
  /** True if the email is made of blocks. */
  isOfBlocks: boolean;
}

function TemplateFields({ role, isOfBlocks }: TemplateFieldsProps) {
  return (
    <>
      <div className="pair">
        <Form.Item name="name" label="Name" rules={required('Enter a name.')}>
          <Input required autoFocus autoComplete="off" maxLength={limits.name.maxLength} />
        </Form.Item>
        <Form.Item
          name="category"
          label="Category"
          getValueProps={shownAmong(categoryOptions)}
          rules={required('Choose a category.')}
        >
          <Select placeholder="Select a category" options={[...categoryOptions]} />
        </Form.Item>
      </div>
      <Form.Item
        name="subject"
        label="Subject"
        rules={required('Enter a subject.')}
        extra="If a name is missing, {{firstName|friend}} shows “friend”. This works for any field."
      >
        <Input required autoComplete="off" maxLength={limits.subject.maxLength} />
      </Form.Item>
      <PreviewTextField maxLength={limits.previewText.maxLength} />
      <BodyFields role={role} isOfBlocks={isOfBlocks} />
      {!isOfBlocks && (
        <Form.Item
          name="textContent"
          label="Plain text (optional)"
          extra="For email apps without HTML. Leave empty to create it from the content."
        >
          <Input.TextArea rows={2} maxLength={limits.textContent.maxLength} />
        </Form.Item>
      )}
      <Form.Item name="isActive" valuePropName="checked">
        <Checkbox>Active: available for campaigns and automations</Checkbox>
      </Form.Item>
    </>
  );
}

const invalidates = [emailTemplateQueries.all(), activityQueries.all()];
const failed = (doing: string) => () => ({ title: `Error ${doing} template` });

const createTemplate = (role: MailRole): Mutation<TemplateEdit> => ({
  send: (text) => emailTemplateCalls(role).add(text),
  done: () => ({ title: 'Template created' }),
  failed: failed('creating'),
  invalidates,
});

const updateTemplate = (role: MailRole, id: string): Mutation<TemplateEdit> => ({
  send: (text) => emailTemplateCalls(role).edit(id, text),
  done: () => ({ title: 'Template updated' }),
  failed: failed('updating'),
  invalidates,
});

/** @param id of an existing template */
const useSaveTemplate = (role: MailRole, id: string | undefined) =>
  useRestMutation(id === undefined ? createTemplate(role) : updateTemplate(role, id));

interface WriteTemplateDialogProps extends DialogProps {
  role: MailRole;
  /** null for a new one. */
  template: WholeTemplate | null;
}

/** Edits a template next to its preview. Typing is a draft until it is saved or discarded. */
export function WriteTemplateDialog({ role, template, onClose, ...dialog }: WriteTemplateDialogProps) {
  const id = useId();
  const saved = template ? valuesOf(template) : NO_VALUES;
  const draft = useDraft(draftKey(role, `email-template/${template?.id ?? 'new'}`), saved);
  const draftForm = useDraftForm(draft);
  /** True once the form has warned that saving replaces someone else's changes. */
  const [replaces, setReplaces] = useState(false);
  const [discards, setDiscards] = useState(0);
  const { send, isPending } = useSaveTemplate(role, template?.id);

  function save() {
    send(textOf(draft.values, replaces), {
      draft: draft.key,
      onSuccess: onClose,
      onError(error) {
        showRefusal(draftForm.form, error);
        setReplaces(hasStatus(error, 409));
      },
    });
  }

  return (
    <Dialog
      title={template ? `Edit: ${template.name}` : 'Create Template'}
      width="min(1280px, calc(100vw - 32px))"
      style={{ top: 24 }}
      onCancel={onClose}
      okText={isPending ? 'Saving...' : template ? 'Save Changes' : 'Create Template'}
      okButtonProps={{ htmlType: 'submit', form: id, loading: isPending }}
      mask={{ closable: false }}
      destroyOnHidden
      {...dialog}
    >
      <div className={styles.columns}>
        <Form<TemplateValues>
          {...draftForm}
          id={id}
          layout="vertical"
          requiredMark={false}
          scrollToFirstError={{ focus: true }}
          noValidate
          onFinish={save}
        >
          {draft.isRestored && (
            <Flex component="p" gap="8px 16px" wrap align="center" role="status" className={styles.kept}>
              Unsaved changes restored.
              <Button
                onClick={() => {
                  draft.drop();
                  setDiscards(discards + 1);
                }}
              >
                Discard
              </Button>
            </Flex>
          )}
          <TemplateFields
            // Discarding mounts the fields again, without their undo history.
            key={discards}
            role={role}
            isOfBlocks={isOfBlocks(draft.values)}
          />
        </Form>
        <TemplatePreview role={role} mail={mailOf(draft.values)} />
      </div>
    </Dialog>
  );
}

export type TemplateDialogKey = 'preview' | 'edit' | 'delete';

interface TemplateDialogProps extends DialogProps {
  role: MailRole;
  dialog: TemplateDialogKey;
  template: EmailTemplate | null;
}

export function TemplateDialog({ dialog, template, ...props }: TemplateDialogProps) {
  if (!template) return <WriteTemplateDialog template={null} {...props} />;
  if (dialog === 'delete') {
    const { role, ...frame } = props;
    return (
      <DeleteDialog
        id={template.id}
        noun="Template"
        title="Delete this template?"
        call={emailTemplateCalls(role).delete}
        invalidates={[emailTemplateQueries.all(), activityQueries.all()]}
        {...frame}
      >
        <p>“{template.name}” will be permanently deleted. Campaigns created from it keep their text.</p>
      </DeleteDialog>
    );
  }
  return <WholeTemplateDialog dialog={dialog} template={template} {...props} />;
}

interface WholeTemplateDialogProps extends TemplateDialogProps {
  dialog: 'preview' | 'edit';
  template: EmailTemplate;
}

/** Loads the content, which its row does not have. */
function WholeTemplateDialog({ dialog, template, ...props }: WholeTemplateDialogProps) {
  const { role, ...frame } = props;
  const whole = useQuery(emailTemplateQueries.one(role, template.id));
  return (
    <AnswerDialog answer={whole} title={template.name} failed="Couldn’t load the template." {...frame}>
      {(written) =>
        dialog === 'edit' ? (
          <WriteTemplateDialog template={written} {...props} />
        ) : (
          <PreviewDialog template={written} {...props} />
        )
      }
    </AnswerDialog>
  );
}

type PreviewDialogProps = Omit<TemplateDialogProps, 'dialog' | 'template'> & { template: WholeTemplate };

function PreviewDialog({ role, template, open, onClose, afterClose }: PreviewDialogProps) {
  const item = useOpenItem();
  return (
    <Dialog
      title={template.name}
      open={open}
      onCancel={onClose}
      afterClose={afterClose}
      width="min(760px, calc(100vw - 32px))"
      style={{ top: 24 }}
      destroyOnHidden
      footer={
        <Button
          type="primary"
          onClick={() => {
            item.open(template.id, 'edit');
          }}
        >
          Edit
        </Button>
      }
    >
      <TemplatePreview role={role} mail={mailOf(valuesOf(template))} />
    </Dialog>
  );
}
