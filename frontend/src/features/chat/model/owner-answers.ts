/** The owner's answers by topic, in place of those of the file. */
type Answers = Partial<Record<string, string>>;

let current: Answers = {};

export const ownerAnswers = (): Answers => current;

/** Sets the answers: the server for its pages, the home page for the chat. */
export function setOwnerAnswers(answers: Answers): void {
  current = answers;
}
