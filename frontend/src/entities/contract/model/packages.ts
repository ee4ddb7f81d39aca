import agreement from '@content/agreement.json';
import { saveContract } from '@/shared/call-schema';

export type Package = (typeof saveContract.selectedPackage.choices)[number];

export const defaultPackage: Package = 'premium';

export const ratesOf = (id: Package) => agreement.packages[id];

export const packageOptions = saveContract.selectedPackage.choices.map((id) => ({
  id,
  label: `${ratesOf(id).name}, ${ratesOf(id).monthlyRate}/month`,
}));
