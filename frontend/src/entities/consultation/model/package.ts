/** The package that a service requires. */
export type PackageGroup = 'basic' | 'growth' | 'premium';

export type CalculatedPackage = PackageGroup | '';

/** More growth services than these make it the growth package. */
const GROWTH_BEYOND = 2;

/** The package that the services ask for, as the server calculates it too; '' when none of them does. */
export function calculatePackage(selected: readonly { package: PackageGroup }[]): CalculatedPackage {
  const count = (group: PackageGroup) => selected.filter((service) => service.package === group).length;
  if (count('premium') > 0) return 'premium';
  if (count('growth') > GROWTH_BEYOND) return 'growth';
  return count('basic') > 0 ? 'basic' : '';
}

export const packageNames = { basic: 'Basic', growth: 'Growth', premium: 'Premium' } as const;

/** The report offers two packages: growth belongs to the larger one. */
export function offeredPackage(calculated: CalculatedPackage): 'basic' | 'premium' | null {
  if (calculated === '') return null;
  return calculated === 'basic' ? 'basic' : 'premium';
}
