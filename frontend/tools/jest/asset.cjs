// Replaces style sheets and images in tests: a CSS module's class is its own name, the text of a style sheet is empty.
const PROPERTIES = { __esModule: true, [Symbol.toPrimitive]: () => '' };
module.exports = new Proxy(PROPERTIES, {
  get: (target, name) => (name === 'default' ? module.exports : (target[name] ?? name)),
});
