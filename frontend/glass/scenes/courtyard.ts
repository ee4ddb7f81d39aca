import { Cartoon } from '../cartoon.ts';
import { archedWall, type Opening, openingPath } from '../frame.ts';
import { line, mix, type Point, wave } from '../geometry.ts';
import { cafeTable } from '../motifs/cafe-table.ts';
import { tiledFloor } from '../motifs/floor.ts';
import { fountain } from '../motifs/fountain.ts';
import { lantern } from '../motifs/lantern.ts';
import { leaf, palm, vine } from '../motifs/plants.ts';
import { sky } from '../motifs/sky.ts';
import { tower } from '../motifs/tower.ts';
import { type Palette, ramp } from '../palette.ts';
import type { Random } from '../random.ts';

export interface CourtyardView {
  width: number;
  height: number;
  /** Positions of fountain, sun, towers, palm and table, as shares of the opening's width. */
  fountain?: number;
  sun: number;
  towers?: readonly number[];
  palms?: readonly number[];
  table?: number;
  lantern?: boolean;
  margin?: number;
}

/** The museum court seen from under the arch. */
export function courtyard(view: CourtyardView, palette: Palette, random: Random): Cartoon {
  const { width, height, margin = 0.085 } = view;
  const cartoon = new Cartoon(width, height);
  cartoon.daylight = palette.daylight;
  const side = Math.max(width * margin, 96);
  const opening: Opening = {
    left: side,
    right: width - side,
    top: 92,
    springing: Math.min(height * 0.46, 92 + (width - side * 2) * 0.42),
    bottom: height + 20,
  };
  const inside = opening.right - opening.left;
  const x = (share: number) => opening.left + inside * share;
  const unit = Math.min(height, width * 1.05);
  const horizon = height * 0.63;
  const sun: Point = [x(view.sun), height * 0.43];

  sky(cartoon, openingPath({ ...opening, top: opening.top - 6 }), palette, random, {
    at: sun,
    radius: unit * 0.085,
    reach: unit * 0.86,
  });
  for (const share of view.towers ?? []) tower(cartoon, palette, random, x(share), horizon + 10, unit * 0.42);
  hedge(cartoon, palette, random, opening, horizon, unit);
  tiledFloor(
    cartoon,
    palette,
    [opening.left - 10, horizon, opening.right + 10, height + 10],
    [sun[0], horizon - unit * 0.13],
    (px, py) => Math.max(0, 0.75 - Math.abs(px - sun[0]) / (60 + (py - horizon) * 0.8)),
  );
  for (const share of view.palms ?? []) {
    const lean = share < 0.5 ? 1 : -1;
    palm(cartoon, palette, random, {
      foot: [x(share), horizon + unit * 0.09],
      crown: [x(share) + lean * unit * 0.07, horizon - unit * 0.34],
      size: unit * 0.25,
    });
    tuft(cartoon, palette, random, [x(share), horizon + unit * 0.1], unit * 0.1);
  }
  if (view.fountain !== undefined) fountain(cartoon, palette, random, x(view.fountain), height * 0.76, unit * 0.44);
  if (view.table !== undefined) cafeTable(cartoon, palette, x(view.table), height * 0.8, unit * 0.31);
  archedWall(cartoon, opening, palette, random, Math.min(64, side * 0.5));
  if (view.lantern) hangLantern(cartoon, palette, random, opening, unit);
  climb(cartoon, palette, random, opening);
  return cartoon;
}

function hedge(cartoon: Cartoon, palette: Palette, random: Random, opening: Opening, horizon: number, unit: number) {
  const bumps = wave(
    opening.left - 20,
    opening.right + 20,
    (px) => horizon - unit * (0.055 + 0.02 * Math.sin(px / 61) + 0.012 * Math.sin(px / 23)),
    22,
  );
  const shape = `${line(...bumps, [opening.right + 20, horizon + 8], [opening.left - 20, horizon + 8])}Z`;
  const cuts = bumps
    .filter((_, i) => i % 4 === 1)
    .map(([px, py]) => line([px, py - 9], [px + random.between(-22, 22), horizon + 9]));
  cartoon.glass(
    shape,
    { color: () => ramp(palette.leaf, random() * 0.8), texture: 'hammered' },
    { cuts, lead: 6, cutLead: 4 },
  );
}

export function tuft(cartoon: Cartoon, palette: Palette, random: Random, at: Point, size: number) {
  for (let i = 0; i < 7; i++) {
    const angle = -Math.PI / 2 + mix(-1.25, 1.25, ((i * 3) % 7) / 6);
    leaf(cartoon, at, angle, size * random.between(0.8, 1.15), size * 0.26, ramp(palette.leaf, random()), 4);
  }
}

function hangLantern(cartoon: Cartoon, palette: Palette, random: Random, opening: Opening, unit: number) {
  const x = (opening.left + opening.right) / 2;
  const size = unit * 0.14;
  const y = opening.top + size * 1.5;
  cartoon.came(line([x, opening.top - 4], [x, y - size * 0.8]), 6);
  lantern(cartoon, palette, random, x, y, size);
}

/** Bougainvillea up one jamb and along the arch. */
function climb(cartoon: Cartoon, palette: Palette, random: Random, opening: Opening) {
  const rx = (opening.right - opening.left) / 2 + 26;
  const ry = opening.springing - opening.top + 26;
  const center: Point = [(opening.left + opening.right) / 2, opening.springing];
  const jamb = Array.from({ length: 8 }, (_, i): Point => [
    opening.left - 26 + random.between(-18, 18),
    mix(cartoon.height + 20, opening.springing + 30, i / 7),
  ]);
  const over = Array.from({ length: 9 }, (_, i): Point => {
    const angle = Math.PI + (i / 8) * Math.PI * 0.42;
    return [
      center[0] + Math.cos(angle) * rx + random.between(-9, 9),
      center[1] + Math.sin(angle) * ry + random.between(-9, 9),
    ];
  });
  vine(cartoon, [...jamb, ...over], palette, random, 40);
}
