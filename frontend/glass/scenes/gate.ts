import { Cartoon } from '../cartoon.ts';
import { archedWall, type Opening, openingPath } from '../frame.ts';
import { circle, line, wave } from '../geometry.ts';
import { tiledFloor } from '../motifs/floor.ts';
import { fountain } from '../motifs/fountain.ts';
import { gateWing } from '../motifs/ironwork.ts';
import { blossom, leaf, vine } from '../motifs/plants.ts';
import { sky } from '../motifs/sky.ts';
import { type Palette, ramp } from '../palette.ts';
import type { Random } from '../random.ts';

/** The iron gate, and the garden behind it. */
export function gate(width: number, height: number, palette: Palette, random: Random, withFountain = false): Cartoon {
  const cartoon = new Cartoon(width, height);
  cartoon.daylight = palette.daylight;
  const side = width * 0.15;
  const opening: Opening = {
    left: side,
    right: width - side,
    top: height * 0.1,
    springing: height * 0.1 + (width - side * 2) * 0.46,
    bottom: height + 20,
  };
  const middle = width / 2;
  const horizon = height * 0.6;
  sky(
    cartoon,
    openingPath(opening),
    palette,
    random,
    { at: [middle, horizon - height * 0.15], radius: width * 0.095, reach: width * 0.8 },
    15,
  );
  for (let row = 0; row < 3; row++) {
    const base = horizon - height * (0.07 - row * 0.035);
    const crest = wave(
      side - 20,
      width - side + 20,
      (x) =>
        base -
        Math.abs(Math.sin(x / (70 + row * 25) + row * 2)) * height * 0.05 -
        (Math.abs(x - middle) / width) * height * 0.1,
      22,
    );
    const cuts = crest
      .filter((_, i) => i % 3 === 1)
      .map(([x, y]) => line([x, y - 9], [x + random.between(-26, 26), horizon + 30]));
    cartoon.glass(
      `${line(...crest, [width - side + 20, horizon + 30], [side - 20, horizon + 30])}Z`,
      { color: () => ramp(palette.leaf, row * 0.3 + random() * 0.4), texture: 'hammered' },
      { cuts, lead: 6, cutLead: 4.2 },
    );
  }
  tiledFloor(
    cartoon,
    palette,
    [side - 10, horizon + 20, width - side + 10, height + 10],
    [middle, horizon - height * 0.1],
    (x, y) => Math.max(0, 0.8 - Math.abs(x - middle) / (50 + (y - horizon) * 0.7)),
  );
  for (const edge of [-1, 1]) {
    for (let i = 5; i >= 0; i--) {
      const t = i / 5;
      const x = middle + edge * (width * 0.12 + (1 - t) * width * 0.24);
      const y = horizon + 30 + (1 - t) * height * 0.33;
      const size = (1.35 - t) * width * 0.05;
      for (const turn of [-2.4, -1.9, -1.2, -0.7])
        leaf(cartoon, [x, y], turn, size * 1.9, size * 0.8, ramp(palette.leaf, random()), 4);
      blossom(cartoon, [x, y - size * 0.9], size, palette.flower, palette.sun, random);
    }
  }
  if (withFountain) fountain(cartoon, palette, random, middle, horizon + height * 0.13, width * 0.3);
  const sweep = (x: number) => height * 0.34 + Math.abs(x - middle) * 0.26;
  gateWing(cartoon, side + 12, middle - 7, sweep, height - 26, width * 0.0095);
  gateWing(cartoon, middle + 7, width - side - 12, sweep, height - 26, width * 0.0095);
  cartoon.glass(
    circle(middle, height * 0.62, width * 0.03),
    { color: palette.jewel[2] ?? palette.sun, texture: 'jewel', shine: 1.2 },
    { lead: 7 },
  );
  archedWall(cartoon, opening, palette, random, side * 0.46);
  vine(
    cartoon,
    Array.from(
      { length: 9 },
      (_, i) => [width - side * 0.66 + random.between(-16, 16), height * (1 - i * 0.085)] as const,
    ),
    palette,
    random,
    width * 0.042,
  );
  return cartoon;
}
