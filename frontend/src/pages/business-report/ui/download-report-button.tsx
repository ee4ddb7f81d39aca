import { useState } from 'react';
import { TOAST_MS } from '@/entities/agency';
import type { Answers } from '@/entities/consultation';
import { toast } from '@/shared/ui/toast';

/** The writer is loaded on the first click. */
export function DownloadReportButton({ readAnswers }: { readAnswers: () => Answers | null }) {
  const [isWriting, setIsWriting] = useState(false);

  async function download() {
    const answers = readAnswers();
    if (!answers) return;
    setIsWriting(true);
    try {
      const { downloadReport } = await import('../model/download-report');
      downloadReport(answers);
      toast({
        title: 'Complete Report Downloaded!',
        description: 'Full business analysis with all 6 strategic categories and implementation timeline saved.',
        duration: TOAST_MS,
      });
    } catch {
      toast({
        title: 'Error',
        description: 'Couldn’t create the report. Please try again.',
        variant: 'destructive',
        duration: TOAST_MS,
      });
    } finally {
      setIsWriting(false);
    }
  }

  return (
    <button type="button" className="button button-outline" onClick={() => void download()} disabled={isWriting}>
      Download Report
    </button>
  );
}
