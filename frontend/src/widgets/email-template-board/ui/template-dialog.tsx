import type { MailRole } from '@/shared/api';
import type { EmailTemplate } from '@/entities/email-marketing/template';
import { DeleteTemplateDialog } from '@/features/email-marketing/delete-template';
import { mailOf, TemplatePreview, valuesOf, WriteTemplateDialog } from '@/features/email-marketing/write-template';
import { useOpenItem } from '@/shared/lib/open-item';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialogs';

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
  switch (dialog) {
    case 'edit':
      return <WriteTemplateDialog template={template} {...props} />;
    case 'delete':
      return <DeleteTemplateDialog template={template} {...props} />;
    case 'preview':
      return <PreviewDialog template={template} {...props} />;
  }
}

type PreviewDialogProps = Omit<TemplateDialogProps, 'dialog' | 'template'> & { template: EmailTemplate };

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
          variant="primary"
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
