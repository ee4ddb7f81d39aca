/** Where the owner reads what came in; within the unit of work that keeps it. */
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
