import { Cartoon } from '../cartoon.ts';
import { lattice } from '../cuts.ts';
import { jewelledBorder } from '../frame.ts';
import { arch, circle, line, mix, type Point, polar, rect } from '../geometry.ts';
import { blossom, leaf, vine } from '../motifs/plants.ts';
import { sky } from '../motifs/sky.ts';
import { type Palette, ramp } from '../palette.ts';
import type { Random } from '../random.ts';

/** A window of diamond quarries with a sun behind a flowering branch: the motif of the login pages. */
export function sunWindow(width: number, height: number, palette: Palette, random: Random): Cartoon {
  const cartoon = new Cartoon(width, height);
  cartoon.daylight = palette.daylight;
  const [left, top, right, bottom] = jewelledBorder(cartoon, palette, random, Math.min(width, height) * 0.062);
  const middle = (left + right) / 2;
  const springing = top + (right - left) * 0.52;
  const spandrels = rect(left, top, right - left, bottom - top);
  cartoon.glass(
    spandrels,
    { color: () => ramp([palette.far, palette.water[2] ?? palette.far], random()), texture: 'hammered' },
    { cuts: lattice([left, top, right, bottom], (right - left) / 9, (right - left) / 6), lead: 7, cutLead: 4.6 },
  );
  const inset = (right - left) * 0.07;
  const opening = arch(left + inset, right - inset, top + inset, springing, bottom);
  sky(
    cartoon,
    opening,
    palette,
    random,
    { at: [middle, springing + (bottom - springing) * 0.16], radius: width * 0.15, reach: height * 0.62 },
    13,
  );
  hills(cartoon, palette, random, [left + inset, right - inset], springing + (bottom - springing) * 0.46, bottom);
  branch(cartoon, palette, random, [left + inset, bottom - 30], [right - inset * 2.2, springing + 40]);
  cartoon.came(opening, 12);
  return cartoon;
}

function hills(
  cartoon: Cartoon,
  palette: Palette,
  random: Random,
  [left, right]: readonly [number, number],
  top: number,
  bottom: number,
) {
  const rows = 4;
  for (let row = 0; row < rows; row++) {
    const y = mix(top, bottom - 60, row / (rows - 1));
    const tilt = row % 2 ? 1 : -1;
    const rise = (bottom - top) * 0.12 * tilt;
    const shape = `M${left},${y + rise}C${mix(left, right, 0.3)},${y - rise * 1.6} ${mix(left, right, 0.6)},${y + rise * 1.8} ${right},${y - rise}V${bottom}H${left}Z`;
    const cuts = Array.from({ length: 5 }, (_, i) => {
      const x = mix(left, right, (i + random.between(0.3, 0.8)) / 5);
      return line([x, y - 60], [x + random.between(-60, 60), bottom]);
    });
    cartoon.glass(
      shape,
      {
        color: () =>
          ramp(
            [palette.far, ...palette.water.slice(1), ...palette.leaf.slice(0, 2)],
            row / rows + random.between(-0.1, 0.1),
          ),
        texture: 'streaky',
        flow: 0.1 * tilt,
      },
      { cuts, lead: 7, cutLead: 4.6 },
    );
  }
}

function branch(cartoon: Cartoon, palette: Palette, random: Random, from: Point, to: Point) {
  const points = Array.from({ length: 7 }, (_, i): Point => {
    const t = i / 6;
    return [mix(from[0], to[0], t ** 1.2), mix(from[1], to[1], t) + Math.sin(t * Math.PI * 2) * 46];
  });
  vine(cartoon, points, palette, random, 58);
  points.forEach((point, i) => {
    if (i % 3 !== 1) return;
    leaf(cartoon, point, random.between(-1.4, 0.4), 170, 80, ramp(palette.leaf, 0.8));
    blossom(cartoon, polar(point, 40, random.between(-2, 0)), 104, palette.flower, palette.sun, random);
  });
}

/** One square pane with a flower, for lists with nothing in them. */
export function flowerPane(size: number, palette: Palette, random: Random): Cartoon {
  const cartoon = new Cartoon(size, size);
  cartoon.daylight = palette.daylight;
  const [left, top, right, bottom] = jewelledBorder(cartoon, palette, random, size * 0.09);
  const middle: Point = [size / 2, size / 2];
  sky(
    cartoon,
    rect(left, top, right - left, bottom - top),
    palette,
    random,
    { at: middle, radius: size * 0.1, reach: size * 0.6 },
    12,
  );
  for (let i = 0; i < 8; i++) {
    leaf(
      cartoon,
      polar(middle, size * 0.1, (i / 8) * 6.283 + 0.39),
      (i / 8) * 6.283 + 0.39,
      size * 0.27,
      size * 0.11,
      ramp(palette.leaf, (i % 3) / 2),
      6,
    );
  }
  blossom(cartoon, middle, size * 0.23, palette.flower, palette.sun, random, 6);
  cartoon.glass(
    circle(middle[0], middle[1], size * 0.06),
    { color: palette.sun, texture: 'jewel', shine: 1.4 },
    { lead: 6 },
  );
  return cartoon;
}
