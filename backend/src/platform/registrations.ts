import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ModuleRef, ModulesContainer } from '@nestjs/core';
import { FeatureSettings } from '../kernel/feature-settings.js';
import type { ContextModule, Owned } from './context.js';
import { EventCatalogue } from './events/event-catalogue.js';
import { type Find, registeredClasses, registrationsOf } from './registration/registering-decorators.js';

/**
 * Fills the registries at startup: first with what modules declare in `owns`, then with providers that have a
 * registering decorator. Imported modules come first, and providers in the order of their module; seeds, settings,
 * searches and personal data rely on that order.
 */
@Injectable()
export class Registrations implements OnModuleInit {
  private readonly find: Find;

  constructor(
    private readonly modules: ModulesContainer,
    moduleRef: ModuleRef,
  ) {
    this.find = (token) => moduleRef.get(token, { strict: false });
  }

  onModuleInit(): void {
    const modules = [...this.modules.values()].sort((one, other) => other.distance - one.distance);
    for (const { metatype } of modules) this.declare((metatype as ContextModule).owns);
    const wrappers = modules.flatMap(({ providers }) => [...providers.values()]);
    const singletons = wrappers.filter((wrapper) => wrapper.isDependencyTreeStatic() && !wrapper.isTransient);
    const providers = new Set<object>(singletons.map(({ instance }) => instance).filter(isObject));
    for (const provider of providers)
      for (const register of registrationsOf(provider.constructor)) register(this.find, provider);
    // A factory answers null for a provider that the settings turn off.
    const turnedOff = new Set<unknown>(
      singletons.filter(({ instance }) => instance === null).map(({ token }) => token),
    );
    for (const type of registeredClasses) {
      if (turnedOff.has(type) || [...providers].some((provider) => provider instanceof type)) continue;
      throw new Error(`${type.name} has registering decorators but is no singleton provider of a module.`);
    }
  }

  private declare({ events, featureSettings }: Owned = {}): void {
    for (const [type, event] of Object.entries(events ?? {})) this.find(EventCatalogue).publish(type, event);
    for (const setting of featureSettings ?? []) this.find(FeatureSettings).declare(setting);
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
