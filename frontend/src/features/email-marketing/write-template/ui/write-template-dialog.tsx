import { Button } from 'antd';
import { type SubmitEvent, useId, useState } from 'react';
import type { WholeTemplate } from '@/entities/email-marketing/templates';
import { draftKey } from '@/entities/session';
import { fieldErrors, hasStatus, type MailRole } from '@/shared/api';
import { useDraft } from '@/shared/lib/draft';
import { Dialog } from '@/shared/ui/dialogs';
import { useRefusal } from '@/shared/ui/field';
import { useSaveTemplate } from '../api/use-save-template';
import { isOfBlocks, mailOf, missingIn, NO_VALUES, textOf, valuesOf } from '../model/template-values';
import { BodyEditor } from './body-editor';
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
  const { form, refuse, correct, correctField, errorOf } = useRefusal();
  const saved = template ? valuesOf(template) : NO_VALUES;
  const draft = useDraft(draftKey(role, `email-template/${template?.id ?? 'new'}`), saved);
  /** Whoever saves again has been told what that replaces. */
  const [replaces, setReplaces] = useState(false);
  const { send, isPending } = useSaveTemplate(role, template?.id);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const missing = missingIn(draft.values);
    refuse(missing);
    if (Object.keys(missing).length > 0) return;
    send(textOf(draft.values, replaces), {
      draft: draft.key,
      onSuccess: onClose,
      onError(error) {
        refuse(fieldErrors(error));
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
        <form ref={form} id={id} className={styles.form} onSubmit={submit} onInput={correct} noValidate>
          {draft.isRestored && (
            <p role="status" className={styles.kept}>
              Not saved yet, kept from before.
              <Button onClick={draft.drop}>Discard</Button>
            </p>
          )}
          <TemplateFields
            values={draft.values}
            onChange={(name, value) => {
              draft.write({ ...draft.values, [name]: value });
            }}
            errorOf={errorOf}
            onCorrected={correctField}
          >
            <BodyEditor
              // Whoever discards begins anew.
              key={String(draft.isRestored)}
              role={role}
              html={draft.values.htmlContent}
              blocks={draft.values.blocks}
              isOfBlocks={isOfBlocks(draft.values)}
              error={
                isOfBlocks(draft.values)
                  ? errorOf('blocks')
                  : draft.values.htmlContent.trim()
                    ? undefined
                    : errorOf('htmlContent')
              }
              errorOf={errorOf}
              onBlocks={(blocks, isChosen) => {
                correctField('blocks');
                draft.write({ ...draft.values, blocks, way: isChosen ? 'blocks' : '' });
              }}
              onChange={(html) => {
                draft.write({ ...draft.values, htmlContent: html });
              }}
            />
          </TemplateFields>
        </form>
        <TemplatePreview role={role} mail={mailOf(draft.values)} />
      </div>
    </Dialog>
  );
}
