type MethodNames<T> = { [K in keyof T]: T[K] extends (...args: never[]) => unknown ? K : never }[keyof T];

/** T without its methods. */
export type Data<T> = Omit<T, MethodNames<T>>;

export type NullableKeys<T> = { [K in keyof T]: null extends T[K] ? K : never }[keyof T];

/** T, where a field that may be null can be omitted. */
export type NullsOmitted<T> = Omit<T, NullableKeys<T>> & Partial<Pick<T, NullableKeys<T>>>;
