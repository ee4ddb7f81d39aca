export * from './contract.gen';
