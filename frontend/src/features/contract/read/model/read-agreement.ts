export interface AgreementSection {
  heading: string;
  text: string;
}

/** Splits an agreement into its title and numbered sections without losing a character. */
export function readAgreement(agreement: string): { title: string; sections: readonly AgreementSection[] } {
  const [title = '', ...blocks] = agreement.split('\n\n');
  const sections: AgreementSection[] = [];
  for (const block of blocks) {
    const last = sections.at(-1);
    if (last && !block.startsWith(`${String(sections.length + 1)}. `)) {
      last.text += `\n\n${block}`;
      continue;
    }
    const [heading = '', ...lines] = block.split('\n');
    sections.push({ heading, text: lines.join('\n') });
  }
  return { title, sections };
}
