import { Button, Form } from 'antd';
import { useId, useState } from 'react';
import type { WholeTemplate } from '@/entities/email-marketing/templates';
import { draftKey } from '@/entities/session';
import { hasStatus, type MailRole } from '@/shared/api';
import { useDraft } from '@/shared/lib/draft';
import { Dialog, showRefusal, useDraftForm } from '@/shared/ui/dialogs';
import { useSaveTemplate } from '../api/use-save-template';
import { isOfBlocks, mailOf, NO_VALUES, type TemplateValues, textOf, valuesOf } from '../model/template-values';
import { TemplateFields } from './template-fields';
import { TemplatePreview } from './template-preview';
import styles from './write-template-dialog.module.css';

interface WriteTemplateDialogProps {
  role: MailRole;
  /** null for a new one. */
  template: WholeTemplate | null;
  open: boolean;
  onClose: () => void;
  afterClose: () => void;
}

/** A template beside what becomes of it. What is typed is kept until it is saved or discarded. */
export function WriteTemplateDialog({ role, template, onClose, ...dialog }: WriteTemplateDialogProps) {
  const id = useId();
  const saved = template ? valuesOf(template) : NO_VALUES;
  const draft = useDraft(draftKey(role, `email-template/${template?.id ?? 'new'}`), saved);
  const held = useDraftForm(draft);
  /** Whoever saves again has been told what that replaces. */
  const [replaces, setReplaces] = useState(false);
  const [discards, setDiscards] = useState(0);
  const { send, isPending } = useSaveTemplate(role, template?.id);

  function save() {
    send(textOf(draft.values, replaces), {
      draft: draft.key,
      onSuccess: onClose,
      onError(error) {
        showRefusal(held.form, error);
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
          {...held}
          id={id}
          layout="vertical"
          requiredMark={false}
          scrollToFirstError={{ focus: true }}
          noValidate
          onFinish={save}
        >
          {draft.isRestored && (
            <p role="status" className={styles.kept}>
              Unsaved changes restored.
              <Button
                onClick={() => {
                  draft.drop();
                  setDiscards(discards + 1);
                }}
              >
                Discard
              </Button>
            </p>
          )}
          <TemplateFields
            // Discarding begins anew, with fields that have no history.
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
