import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A slow machine is no failure.
configure({ asyncUtilTimeout: 30_000 });

// Days in tests are those around this one, whenever they run.
const BEGUN = Date.UTC(2026, 10, 22, 15);
const RealDate = Date;
const behind = RealDate.now() - BEGUN;
globalThis.Date = class extends RealDate {
  constructor(...given) {
    super(...(given.length === 0 ? [RealDate.now() - behind] : given));
  }

  static now() {
    return RealDate.now() - behind;
  }
};

// What jsdom lacks and the component libraries ask for.
window.matchMedia ??= (query) => ({
  matches: false,
  media: query,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
});
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView ??= () => undefined;
Element.prototype.scrollTo ??= () => undefined;
Element.prototype.hasPointerCapture ??= () => false;

const computedStyle = window.getComputedStyle.bind(window);
window.getComputedStyle = (element) => computedStyle(element);

globalThis.MessageChannel ??= class {
  constructor() {
    const port = { onmessage: null };
    this.port1 = port;
    this.port2 = { postMessage: (data) => setTimeout(() => port.onmessage?.({ data }), 0) };
  }
};

window.HTMLDialogElement.prototype.showModal ??= function showModal() {
  this.open = true;
  this.querySelector('button')?.focus();
};
window.HTMLDialogElement.prototype.close ??= function close() {
  this.open = false;
};
