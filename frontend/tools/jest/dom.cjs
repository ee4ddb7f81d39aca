require('@testing-library/jest-dom');
const { onlineManager } = require('@tanstack/react-query');
const { configure } = require('@testing-library/react');

// A slow machine is no failure.
configure({ asyncUtilTimeout: 30_000 });

// APIs that jsdom lacks and component libraries need.
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

/** Messages of React and Ant Design about mistakes, such as unknown props or lists without keys. */
const complaints = [];
/** Exceptions that depend on the machine's speed: Ant Design's timers between two steps of a test, and components that unmount while opening. */
const OF_TIMING = /not wrapped in act|on a component that hasn't mounted yet|should in same shadow root/;
console.error = (...words) => {
  const text = words.map(String).join(' ');
  if (!OF_TIMING.test(text)) complaints.push(text);
};

/** Removes what a test has defined in place of a property such as `document.referrer`, so that the next one sees the browser's. */
function removeReplaced(target) {
  const prototype = Object.getPrototypeOf(target);
  for (const key of Object.keys(Object.getOwnPropertyDescriptors(target)))
    if (key in prototype) Reflect.deleteProperty(target, key);
}

const realSetTimeout = globalThis.setTimeout;
const noServer = () => new Promise(() => {});

// After React Testing Library's own, which unmounts.
globalThis.afterEach(async () => {
  // What this test still sends must not reach the server of the next one.
  globalThis.fetch = noServer;
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => realSetTimeout(resolve));
  onlineManager.setOnline(true);
  require('@/shared/ui/toast/toast-store').toastStore.clear();
  for (const storage of [window.sessionStorage, window.localStorage]) storage.clear();
  for (const target of [window.document, window.navigator]) removeReplaced(target);
  const [first] = complaints.splice(0);
  if (first) throw new Error(`This was written to console.error: ${first}`);
});
