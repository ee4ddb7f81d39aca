/** Whether the house can send text messages: only then are guests asked whether they want them. */
export class TextMessages {
  constructor(readonly areSent: boolean) {}
}
