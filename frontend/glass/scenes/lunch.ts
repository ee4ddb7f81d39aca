import { Cartoon } from '../cartoon.ts';
import { lattice } from '../cuts.ts';
import { jewelledBorder } from '../frame.ts';
import { blob, place, plot, type Point, rect } from '../geometry.ts';
import { plate, sandwich, soup } from '../motifs/dishes.ts';
import { blossom, leaf } from '../motifs/plants.ts';
import { type Palette, ramp } from '../palette.ts';
import type { Random } from '../random.ts';

/** Lunch from above: a bowl of tomato soup and two halves of a club sandwich. */
export function lunch(width: number, height: number, palette: Palette, random: Random, mirrored = false): Cartoon {
  const cartoon = new Cartoon(width, height);
  cartoon.daylight = palette.daylight + 0.12;
  const unit = Math.min(width, height);
  const x = (share: number) => width * (mirrored ? 1 - share : share);
  const check = width / 7;
  cartoon.glass(
    rect(0, 0, width, height),
    {
      color: (px, py) =>
        (Math.floor(px / check) + Math.floor(py / check)) % 2
          ? ramp([palette.far, palette.water[1] ?? palette.far], 0.4 + random() * 0.5)
          : ramp(palette.water, 0.75 + random() * 0.25),
      texture: 'rippled',
      flow: 0.7,
    },
    { cuts: lattice([0, 0, width, height], check, check), lead: 7, cutLead: 5 },
  );
  const portrait = height > width * 1.1;
  const plateAt: Point = portrait ? [x(0.52), height * 0.66] : [x(0.36), height * 0.58];
  const bowlAt: Point = portrait ? [x(0.56), height * 0.25] : [x(0.76), height * 0.34];
  plate(cartoon, palette, plateAt, unit * (portrait ? 0.4 : 0.37));
  sandwich(cartoon, [plateAt[0] - unit * 0.07, plateAt[1] - unit * 0.05], unit * 0.28, -0.3);
  sandwich(cartoon, [plateAt[0] + unit * 0.08, plateAt[1] + unit * 0.14], unit * 0.28, 0.12);
  soup(cartoon, palette, random, bowlAt, unit * 0.24);
  cartoon.light({ at: bowlAt, radius: unit * 0.5, strength: 0.35, tint: palette.glow });
  cartoon.light({ at: plateAt, radius: unit * 0.6, strength: 0.4, tint: palette.glow });
  const spoon = place(
    plot('-0.5,-0.02 0.15,-0.025 0.3,-0.09 0.48,-0.06 0.52,0 0.48,0.06 0.3,0.09 0.15,0.025 -0.5,0.02'),
    portrait ? [x(0.14), height * 0.28] : [x(0.8), height * 0.8],
    unit * 0.36,
    portrait ? -1.3 : -0.3,
  );
  cartoon.glass(blob(spoon), { color: [0.84, 0.03, 240], texture: 'opalescent' }, { lead: 6 });
  const corner: Point = portrait ? [x(0.16), height * 0.06 + 60] : [x(0.1), height * 0.13];
  for (let i = 0; i < 6; i++)
    leaf(cartoon, corner, i * 1.05 + 0.2, unit * 0.13, unit * 0.06, ramp(palette.leaf, random()), 5);
  blossom(cartoon, corner, unit * 0.085, palette.flower, palette.sun, random);
  jewelledBorder(cartoon, palette, random, unit * 0.045);
  return cartoon;
}
