/** The owner's inbox. Call it in the unit of work that stores the submission. */
export abstract class ClientInbox {
  abstract put(sent: {
    readonly id: string;
    readonly kind: 'consultation' | 'plan' | 'requirements';
    readonly name: string;
    readonly email: string;
    readonly createdAt: Date;
    readonly data: Readonly<Record<string, unknown>>;
  }): Promise<void>;
}
