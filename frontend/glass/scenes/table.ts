import { Cartoon } from '../cartoon.ts';
import { jewelledBorder } from '../frame.ts';
import { line, rect, wave } from '../geometry.ts';
import { cafeTable } from '../motifs/cafe-table.ts';
import { tiledFloor } from '../motifs/floor.ts';
import { blossom, leaf, palm } from '../motifs/plants.ts';
import { sky } from '../motifs/sky.ts';
import { type Palette, ramp } from '../palette.ts';
import type { Random } from '../random.ts';

/** A table for two under its umbrella. */
export function tableForTwo(
  width: number,
  height: number,
  palette: Palette,
  random: Random,
  withPalm = false,
): Cartoon {
  const cartoon = new Cartoon(width, height);
  cartoon.daylight = palette.daylight;
  const unit = Math.min(height * 0.44, width * 0.5);
  const horizon = height * 0.6;
  const sunX = width * (withPalm ? 0.62 : 0.24);
  sky(cartoon, rect(0, 0, width, horizon + 20), palette, random, {
    at: [sunX, height * 0.36],
    radius: unit * 0.2,
    reach: Math.max(width, height) * 0.72,
  });
  const crest = wave(-20, width + 20, (x) => horizon - height * 0.05 - Math.abs(Math.sin(x / 83)) * height * 0.06, 20);
  const cuts = crest
    .filter((_, i) => i % 4 === 1)
    .map(([x, y]) => line([x, y - 9], [x + random.between(-26, 26), horizon + 12]));
  cartoon.glass(
    `${line(...crest, [width + 20, horizon + 10], [-20, horizon + 10])}Z`,
    { color: () => ramp(palette.leaf, random() * 0.8), texture: 'hammered' },
    { cuts, lead: 7, cutLead: 4.4 },
  );
  tiledFloor(cartoon, palette, [-10, horizon, width + 10, height + 10], [sunX, horizon - height * 0.16], (x, y) =>
    Math.max(0, 0.75 - Math.abs(x - sunX) / (60 + (y - horizon) * 0.9)),
  );
  if (withPalm)
    palm(cartoon, palette, random, {
      foot: [width * 0.14, horizon + height * 0.1],
      crown: [width * 0.2, height * 0.26],
      size: unit * 0.72,
    });
  cafeTable(cartoon, palette, width * 0.53, height * 0.75, unit);
  for (let i = 0; i < 5; i++) {
    const x = width * (0.06 + i * 0.035);
    const y = height * (0.97 - (i % 2) * 0.05);
    for (const turn of [-2.5, -1.9, -1.2, -0.6])
      leaf(cartoon, [x, y], turn, unit * 0.24, unit * 0.1, ramp(palette.leaf, random()), 4.5);
    blossom(cartoon, [x, y - unit * 0.12], unit * 0.1, palette.flower, palette.sun, random);
  }
  jewelledBorder(cartoon, palette, random, Math.min(width, height) * 0.05);
  return cartoon;
}
