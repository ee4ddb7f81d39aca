// @ts-expect-error wrong on purpose
export const wrong: number = 'text';
