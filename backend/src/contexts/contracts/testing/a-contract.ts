import {
  type Agreement,
  Contract,
  type ContractStatus,
  type ContractTerms,
  type Signature,
} from '../domain/contract.js';

export const TERMS: ContractTerms = {
  clientBusinessName: 'Lightkeeper Coffee',
  clientContactName: 'Ada Brandt',
  clientEmail: 'ada@clients.example',
  clientPhone: null,
  clientAddress: '12 Harbor Street\nSaint Augustine',
  selectedPackage: 'premium',
  startDate: '2027-01-01',
  additionalServices: null,
  specialTerms: null,
};

export const AGREEMENT: Agreement = {
  monthlyRate: '$200',
  yearlyRate: '$2,400',
  text: 'All of it',
  textHash: 'hash of All of it',
};

export const SIGNATURE: Signature = { name: 'Ada Brandt', address: '203.0.113.7', userAgent: 'A browser' };

/** A contract on its shortest way to the state. */
export function aContract(id: string, status: ContractStatus, at: Date, terms: Partial<ContractTerms> = {}): Contract {
  const saved = Contract.save(id, { ...TERMS, ...terms }, AGREEMENT, at);
  switch (status) {
    case 'saved':
      return saved;
    case 'sent':
      return saved.send(at);
    case 'signed':
      return saved.send(at).sign(SIGNATURE, at);
    case 'declined':
      return saved.send(at).decline('Too dear', at);
  }
}
