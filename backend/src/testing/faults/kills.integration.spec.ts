import { EmbeddedProduct } from './embedded-product.js';
import { KeyedLoad } from './keyed-load.js';
import { sized } from './sized.js';
import { tell } from './tell.js';

const { requests, kills } = sized({ short: { requests: 400, kills: 1 }, long: { requests: 4_000, kills: 15 } });

let product: EmbeddedProduct;
beforeEach(async () => {
  product = await EmbeddedProduct.start();
});
afterEach(() => product.clear());

it(`keeps each of ${String(requests)} keyed requests exactly once through ${String(kills)} kills of application and database each`, async () => {
  const load = new KeyedLoad(product.process, requests);
  const sent = load.run();
  const afterApplication: number[] = [];
  const afterDatabase: number[] = [];
  for (let kill = 1; kill <= kills; kill += 1) {
    await load.reached(Math.floor((requests * (2 * kill - 1)) / (2 * kills + 1)));
    await product.process.end('SIGKILL');
    await product.process.start();
    afterApplication.push(await load.secondsToNext());

    await load.reached(Math.floor((requests * 2 * kill) / (2 * kills + 1)));
    await product.killDatabase();
    await load.disturbed();
    afterDatabase.push(await load.secondsToNext());
  }
  expect(load.acknowledged.size).toBeLessThan(requests);
  await sent;

  const { lost, doubled } = load.compare(await product.rows(KeyedLoad.ROWS));
  const changed = await load.changed();
  tell(`${String(requests)} keyed requests, ${String(kills)} kills of application and database each`, {
    'acknowledged and lost': { promised: 0, seen: lost },
    'kept twice': { promised: 0, seen: doubled },
    'answered otherwise when repeated': { promised: 0, seen: changed },
    'answers other than 201, 409, 503': { promised: 0, seen: load.wrongAnswers },
    'first 201 after the application is ready again, s': { promised: '5', seen: Math.max(...afterApplication) },
    'first 201 after the database was killed, s': { promised: '10', seen: Math.max(...afterDatabase) },
    'all answers': { promised: '-', seen: JSON.stringify(load.answers) },
  });
  expect({ lost, doubled, changed, wrong: load.wrongAnswers }).toEqual({ lost: 0, doubled: 0, changed: 0, wrong: 0 });
});
