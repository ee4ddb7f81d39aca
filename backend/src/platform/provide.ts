import type { FactoryProvider } from '@nestjs/common';

type Token<T> = abstract new (...args: never[]) => T;
type Tokens<Args extends readonly unknown[]> = { readonly [K in keyof Args]: Token<Args[K]> };

/** Registers a plain class under itself; the tokens are its constructor's parameters in order, checked by the compiler. */
export function provide<Args extends unknown[], T>(
  service: new (...args: Args) => T,
  tokens: Tokens<Args>,
): FactoryProvider<T> {
  return { provide: service, useFactory: (...args: Args) => new service(...args), inject: [...tokens] };
}
