export const first: string = ['a'][0];
