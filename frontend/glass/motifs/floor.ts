import type { Cartoon } from '../cartoon.ts';
import { type Box, tiles } from '../cuts.ts';
import { type Point, rect } from '../geometry.ts';
import { type Palette, ramp } from '../palette.ts';

/** A floor of tiles in two colors that runs to the vanishing point. */
export function tiledFloor(
  cartoon: Cartoon,
  palette: Palette,
  box: Box,
  vanish: Point,
  lit: (x: number, y: number) => number,
) {
  const [left, top, right, bottom] = box;
  const width = (right - left) / 7;
  const rows = 6;
  cartoon.glass(
    rect(left, top, right - left, bottom - top),
    {
      color: (x, y) => {
        const depth = (y - vanish[1]) / (bottom - vanish[1]);
        const column = Math.floor((x - vanish[0]) / depth / width);
        const row = Math.floor(((y - top) / (bottom - top)) ** (1 / 1.7) * rows);
        const tile = palette.floor[(Math.abs(column) + row) % 2 === (column < 0 ? 1 : 0) ? 0 : 1];
        return ramp([tile, palette.glint], lit(x, y));
      },
      texture: 'streaky',
      flow: 0,
    },
    { cuts: tiles(vanish, box, width, rows), lead: 7, cutLead: 4.8 },
  );
}
