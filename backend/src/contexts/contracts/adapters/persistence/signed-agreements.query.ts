import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/persistence/database.js';

/** PEM */
export interface SealKeys {
  readonly certificate: string;
  readonly privateKey: string;
}

/** PDFs of signed agreements, and the keys that seal them. What is stored first, counts. */
@Injectable()
export class SignedAgreementRows {
  constructor(private readonly database: Database) {}

  async find(contractId: string): Promise<Buffer | undefined> {
    const [row] = await this.database.query<{ pdf: Buffer }[]>(
      'select pdf from signed_agreements where contract_id = $1',
      [contractId],
    );
    return row?.pdf;
  }

  /** @returns the stored PDF, which may be one that another process stored in the meantime */
  async add(contractId: string, pdf: Buffer, at: Date): Promise<Buffer> {
    await this.database.query(
      'insert into signed_agreements (contract_id, pdf, created_at) values ($1, $2, $3) on conflict do nothing',
      [contractId, pdf, at],
    );
    return (await this.find(contractId)) ?? pdf;
  }

  async keys(): Promise<SealKeys | undefined> {
    const [keys] = await this.database.query<SealKeys[]>(
      'select certificate, private_key as "privateKey" from agreement_seal',
    );
    return keys;
  }

  /** @returns the stored keys */
  async addKeys({ certificate, privateKey }: SealKeys): Promise<SealKeys> {
    await this.database.query(
      'insert into agreement_seal (certificate, private_key) values ($1, $2) on conflict (one) do nothing',
      [certificate, privateKey],
    );
    const keys = await this.keys();
    if (!keys) throw new Error('The keys that seal agreements are missing.');
    return keys;
  }
}
