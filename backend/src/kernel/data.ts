type MethodNames<T> = { [K in keyof T]: T[K] extends (...args: never[]) => unknown ? K : never }[keyof T];

/** T without its methods. */
export type Data<T> = Omit<T, MethodNames<T>>;
