const { TestEnvironment } = require('jest-environment-jsdom');

const FROM_NODE = [
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'TextEncoderStream',
  'TextDecoderStream',
  'Request',
  'Response',
  'Headers',
  'fetch',
  'structuredClone',
];

module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of FROM_NODE) this.global[name] ??= globalThis[name];
    // Node's Request takes no other.
    for (const name of ['AbortController', 'AbortSignal']) this.global[name] = globalThis[name];
  }
};
