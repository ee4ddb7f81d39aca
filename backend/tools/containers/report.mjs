/** Prints expected and actual results line by line, and remembers whether they differed. */
export class Report {
  differs = false;

  line(promised, seen, isMet) {
    if (!isMet) this.differs = true;
    console.log(`${isMet ? 'met   ' : 'BROKEN'}  ${promised} | seen: ${seen}`);
  }
}

export const summaryOf = ({ calls, failures }) => {
  const kinds = [...new Set(failures.map(({ what }) => what))].slice(0, 3);
  return `${failures.length} of ${calls} failed${kinds.length > 0 ? ` (${kinds.join(', ')})` : ''}`;
};
