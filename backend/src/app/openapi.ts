import { writeFileSync } from 'node:fs';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AppModule, contextSettings } from './app.module.js';
import { describeApi } from './create-app.js';
import { AppSettings } from '../platform/config/app-settings.js';
import { readSettings } from '../platform/config/environment.js';

/** Writes dist/openapi.json, the source of the front end's types. Needs no database. */
const settings = readSettings({ LOG_LEVEL: 'silent' }, contextSettings);
const secrets = { session: '', link: '' };
const module = AppModule.for(new AppSettings(settings, secrets, 'postgres://localhost', null));
const app = await NestFactory.create<NestExpressApplication>(module, {
  preview: true,
  logger: ['error'],
  abortOnError: false,
});
app.setGlobalPrefix('api');
writeFileSync(new URL('../openapi.json', import.meta.url), JSON.stringify(describeApi(app), null, 2));
