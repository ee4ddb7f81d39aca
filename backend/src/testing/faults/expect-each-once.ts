import type { EmbeddedProduct } from './embedded-product.js';
import type { KeyedLoad } from './keyed-load.js';
import { report } from './report.js';

/** What must be so whatever happened, in the end. */
export async function expectEachOnce(
  load: KeyedLoad,
  product: EmbeddedProduct,
  fault: string,
  more: Parameters<typeof report>[1],
): Promise<void> {
  const { lost, doubled } = load.compare(await product.rows(load.sql));
  const changed = await load.changed();
  report(fault, {
    'acknowledged and lost': { promised: 0, seen: lost },
    'stored twice': { promised: 0, seen: doubled },
    'answered otherwise when repeated': { promised: 0, seen: changed },
    'answers other than 201, 409, 503': { promised: 0, seen: load.wrongAnswers },
    ...more,
    'all answers': { promised: 'any of these', seen: JSON.stringify(load.answers) },
  });
  expect({ lost, doubled, changed, wrong: load.wrongAnswers }).toEqual({ lost: 0, doubled: 0, changed: 0, wrong: 0 });
}
