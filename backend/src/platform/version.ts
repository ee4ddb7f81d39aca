import product from '../../../package.json' with { type: 'json' };

/** Of the program that runs: a release raises it. */
export const VERSION = product.version;
