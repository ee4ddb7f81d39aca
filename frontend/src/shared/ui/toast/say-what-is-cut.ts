import { formatNumber } from '@/shared/lib/numbers';
import { toast } from './toast-store';

/** Browsers silently cut a pasted text that does not fit into its field. */
export function sayWhatIsCut({ target, clipboardData }: ClipboardEvent): void {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) || target.maxLength < 0) return;
  const pasted = clipboardData?.getData('text').replaceAll('\r\n', '\n') ?? '';
  const replaced = (target.selectionEnd ?? 0) - (target.selectionStart ?? 0);
  if (target.value.length - replaced + pasted.length <= target.maxLength) return;
  toast({
    title: 'The text is too long',
    description: `This field holds ${formatNumber(target.maxLength)} characters. We cut off the rest.`,
    variant: 'destructive',
  });
}
