import { type Answers, report } from '@/entities/consultation';
import { restaurantNow } from '@/entities/restaurant';
import { reportDocument } from './report-document';
import { writeRtf } from './rtf';

/** Downloads a text as a file. */
function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Safari reads the URL only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

export function downloadReport(answers: Answers): void {
  const { date } = restaurantNow();
  saveFile(
    `growth-strategy-report-${date}.rtf`,
    'application/rtf',
    writeRtf(report.title, reportDocument(answers, date)),
  );
}
