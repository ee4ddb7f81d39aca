import { type Answers, report } from '@/entities/consultation';
import { restaurantNow } from '@/entities/restaurant';
import { saveFile } from '../lib/save-file';
import { reportDocument } from './report-document';
import { writeRtf } from './rtf';

export function downloadReport(answers: Answers): void {
  const { date } = restaurantNow();
  saveFile(
    `growth-strategy-report-${date}.rtf`,
    'application/rtf',
    writeRtf(report.title, reportDocument(answers, date)),
  );
}
