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

  /** React asks for `act` around updates while a test runs. What arrives after its last line is not looked at. */
  handleTestEvent({ name }) {
    if (name === 'test_fn_start') this.global.IS_REACT_ACT_ENVIRONMENT = true;
    if (name === 'test_fn_success' || name === 'test_fn_failure') this.global.IS_REACT_ACT_ENVIRONMENT = false;
  }
};
