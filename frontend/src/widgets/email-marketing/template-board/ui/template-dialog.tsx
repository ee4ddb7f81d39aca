import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import {
  type EmailTemplate,
  emailTemplateCalls,
  emailTemplateQueries,
  type WholeTemplate,
} from '@/entities/email-marketing/templates';
import { trailQueries } from '@/entities/trail';
import { mailOf, valuesOf } from '../model/template-values';
import { TemplatePreview } from './template-preview';
import { WriteTemplateDialog } from './write-template-dialog';
import type { MailRole } from '@/shared/api';
import { useOpenItem } from '@/shared/lib/open-item';
import { AnswerDialog, DeleteDialog, Dialog } from '@/shared/ui/dialogs';

export type TemplateDialogKey = 'preview' | 'edit' | 'delete';

interface TemplateDialogProps {
  role: MailRole;
  dialog: TemplateDialogKey;
  template: EmailTemplate | null;
  open: boolean;
  onClose: () => void;
  afterClose: () => void;
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
        invalidates={[emailTemplateQueries.all(), trailQueries.all()]}
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
