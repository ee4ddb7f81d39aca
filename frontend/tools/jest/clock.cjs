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
