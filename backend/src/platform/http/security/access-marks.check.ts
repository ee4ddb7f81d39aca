import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { ACCESS } from './access.js';

const HANDLER_PATH = 'path';

/** Fails startup if any handler lacks an access mark. */
@Injectable()
export class AccessMarksCheck implements OnModuleInit {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  onModuleInit(): void {
    for (const { instance, metatype } of this.discovery.getControllers()) {
      const prototype = Object.getPrototypeOf(instance) as Record<string, unknown>;
      for (const name of this.scanner.getAllMethodNames(prototype)) {
        const handler = prototype[name];
        if (typeof handler !== 'function' || !Reflect.hasMetadata(HANDLER_PATH, handler)) continue;
        if (metatype && this.reflector.getAllAndOverride<unknown>(ACCESS, [handler, metatype]) === undefined) {
          throw new Error(`${metatype.name}.${name} says not who may call it: mark it @Public, @Roles or @LoginOf.`);
        }
      }
    }
  }
}
