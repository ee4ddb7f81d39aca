const numbers = new Intl.NumberFormat('en-US');

/** '12,345' */
export const formatNumber = (value: number) => numbers.format(value);
