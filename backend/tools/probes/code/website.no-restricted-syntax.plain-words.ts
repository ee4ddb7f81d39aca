export const problem = 'Somebody else has changed this.';
