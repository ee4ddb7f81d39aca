import { Controller, Get, Module } from '@nestjs/common';
import { DiscoveryModule, NestFactory } from '@nestjs/core';
import { Public, Roles } from './access.js';
import { AccessMarksCheck } from './access-marks.check.js';

@Controller('a')
class Marked {
  @Get() @Public() read() {
    return 'read';
  }
}

@Controller('b')
@Roles('admin')
class MarkedAsAWhole {
  @Get() read() {
    return 'read';
  }
}

@Controller('c')
class Forgotten {
  @Get('open') @Public() open() {
    return 'open';
  }
  @Get() read() {
    return 'read';
  }
}

async function start(controllers: (new () => object)[]) {
  @Module({ imports: [DiscoveryModule], controllers, providers: [AccessMarksCheck] })
  class App {}
  const app = await NestFactory.create(App, { logger: false, abortOnError: false });
  await app.init();
  await app.close();
}

it('starts when every handler or its controller has an access mark', async () => {
  await expect(start([Marked, MarkedAsAWhole])).resolves.toBeUndefined();
});

it('refuses to start when a handler has no access mark', async () => {
  await expect(start([Marked, Forgotten])).rejects.toThrow('Forgotten.read says not who may call it');
});
