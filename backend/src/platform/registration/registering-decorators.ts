import 'reflect-metadata';
import type { Abstract } from '@nestjs/common';

/** Finds a provider of the application by its class. */
export type Find = <Provider>(token: Abstract<Provider>) => Provider;

type Register = (find: Find, provider: object) => void;
type AnyClass = abstract new (...args: never[]) => object;

const REGISTRATIONS = Symbol('registrations');

/** Every class with a registering decorator. */
export const registeredClasses = new Set<AnyClass>();

/** How providers of this class are handed to registries; those of the classes that it extends come first. */
export const registrationsOf = (type: object): readonly Register[] =>
  (Reflect.getMetadata(REGISTRATIONS, type) as readonly Register[] | undefined) ?? [];

function addRegistration(type: AnyClass, register: Register): void {
  Reflect.defineMetadata(REGISTRATIONS, [...registrationsOf(type), register], type);
  registeredClasses.add(type);
}

/** A class decorator that hands the provider to a registry. */
export const registersProvider =
  <Provider extends object>(register: (find: Find, provider: Provider) => void) =>
  (type: abstract new (...args: never[]) => Provider): void => {
    addRegistration(type, (find, provider) => {
      register(find, provider as Provider);
    });
  };

/** A method decorator that hands the method to a registry. */
export const registersMethod =
  <Handle extends (input: never) => unknown>(register: (find: Find, handle: Handle) => void) =>
  <Name extends string>(prototype: Readonly<Record<Name, Handle>>, name: Name): void => {
    addRegistration(prototype.constructor as AnyClass, (find, provider) => {
      register(find, (provider as typeof prototype)[name].bind(provider) as Handle);
    });
  };
