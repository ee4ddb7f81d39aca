import { Cartoon } from '../cartoon.ts';
import { courses } from '../cuts.ts';
import { panelBorder } from '../frame.ts';
import { arch, circle, line, mix, type Point, polar, polygon, rect } from '../geometry.ts';
import { blossom } from '../motifs/plants.ts';
import { bank, farShore, reeds } from '../motifs/shore.ts';
import { sky } from '../motifs/sky.ts';
import { type Palette, ramp } from '../palette.ts';
import type { Random } from '../random.ts';

/** The striped lighthouse on Anastasia Island and its keepers' house. */
export function lighthouse(width: number, height: number, palette: Palette, random: Random, share = 0.58): Cartoon {
  const cartoon = new Cartoon(width, height);
  cartoon.daylight = palette.daylight;
  const unit = Math.min(width, height);
  const x = width * share;
  const top = height * 0.2;
  const base = height * 0.83;
  const lamp: Point = [x, top + height * 0.02];
  sky(
    cartoon,
    rect(0, 0, width, height),
    palette,
    random,
    { at: lamp, radius: unit * 0.105, reach: Math.max(width, height) * 0.78 },
    16,
  );
  for (const [angle, spread] of [
    [Math.PI * 1.06, 0.11],
    [-Math.PI * 0.07, 0.13],
  ] as const) {
    const reach = Math.max(width, height);
    const edges = [angle - spread, angle + spread].map((turn) => polar(lamp, reach, turn));
    const beam = [palette.sun, palette.jewel[2] ?? palette.sun, palette.brick[2] ?? palette.sun, palette.far];
    cartoon.glass(
      polygon([lamp, ...edges]),
      {
        color: (px, py) => ramp(beam, Math.hypot(px - x, py - lamp[1]) / (unit * 0.75)),
        texture: 'streaky',
        flow: angle,
      },
      { cuts: [0.2, 0.36, 0.54, 0.74].map((k) => circle(lamp[0], lamp[1], unit * k)), lead: 6, cutLead: 4.4 },
    );
  }
  cartoon.glass(
    circle(lamp[0], lamp[1], unit * 0.105),
    { color: palette.sun, texture: 'opalescent', shine: 1.3 },
    { lead: 8 },
  );
  farShore(cartoon, palette, random, height * 0.74, unit * 0.14);
  bank(cartoon, palette, random, height * 0.78, height * 0.75, 3);
  house(cartoon, palette, random, width * (share > 0.5 ? 0.27 : 0.74), height * 0.84, unit * 0.36);
  const half = (t: number) => unit * mix(0.052, 0.108, t);
  const tower = [
    [x - half(0), top + height * 0.07],
    [x + half(0), top + height * 0.07],
    [x + half(1), base],
    [x - half(1), base],
  ] as const;
  const stripes = 8;
  const pitch = (base - top - height * 0.07) / stripes;
  const slants = Array.from({ length: stripes + 3 }, (_, i) =>
    line(
      [x - unit * 0.13, top + height * 0.07 + (i - 0.2) * pitch],
      [x + unit * 0.13, top + height * 0.07 + (i - 1.2) * pitch],
    ),
  );
  cartoon.glass(
    polygon(tower),
    {
      color: (px, py) => {
        const band = Math.floor(
          (py - top - height * 0.07 + pitch * 0.2 + ((px - x + unit * 0.13) / (unit * 0.26)) * pitch) / pitch,
        );
        return band % 2 ? [0.28, 0.04, 275] : [0.94, 0.025, 90];
      },
      texture: 'opalescent',
      vary: 0.6,
    },
    { cuts: [...slants, line([x, top], [x + unit * 0.004, base])], lead: 8, cutLead: 5 },
  );
  cartoon.glass(
    arch(x - unit * 0.03, x + unit * 0.03, base - unit * 0.11, base - unit * 0.08, base),
    { color: palette.accent, texture: 'streaky' },
    { lead: 6 },
  );
  const gallery = rect(x - unit * 0.085, top + height * 0.045, unit * 0.17, height * 0.03);
  cartoon.glass(gallery, { color: palette.accent, texture: 'streaky', flow: 0 }, { lead: 7 });
  cartoon.glass(
    rect(x - unit * 0.045, top - height * 0.03, unit * 0.09, height * 0.076),
    { color: palette.sun, texture: 'clear', shine: 2.2, vary: 0.3 },
    {
      cuts: [-1, 0, 1].map((k) => line([x + k * unit * 0.022, top - 90], [x + k * unit * 0.022, top + 90])),
      lead: 6,
      cutLead: 3.6,
    },
  );
  cartoon.glass(
    `M${x - unit * 0.062},${top - height * 0.028}C${x - unit * 0.05},${top - height * 0.075} ${x - unit * 0.015},${top - height * 0.09} ${x},${top - height * 0.105}C${x + unit * 0.015},${top - height * 0.09} ${x + unit * 0.05},${top - height * 0.075} ${x + unit * 0.062},${top - height * 0.028}Z`,
    { color: palette.accent, texture: 'streaky', flow: 1.5 },
    { cuts: [line([x, top - 200], [x, top])], lead: 7, cutLead: 4 },
  );
  cartoon.glass(
    circle(x, top - height * 0.112, unit * 0.014),
    { color: palette.jewel[2] ?? palette.sun, texture: 'jewel' },
    { lead: 4 },
  );
  reeds(cartoon, palette, random, width * 0.1, height * 0.96, unit * 0.2, 7, unit * 0.16);
  reeds(cartoon, palette, random, width * 0.86, height * 0.97, unit * 0.24, 8, unit * 0.2);
  for (let i = 0; i < 4; i++)
    blossom(
      cartoon,
      [width * (0.32 + i * 0.12), height * (0.91 + (i % 2) * 0.025)],
      unit * 0.045,
      palette.flower,
      palette.sun,
      random,
    );
  panelBorder(cartoon, palette, random);
  return cartoon;
}

function house(cartoon: Cartoon, palette: Palette, random: Random, x: number, base: number, size: number) {
  const walls: [number, number, number, number] = [x - size / 2, base - size * 0.42, x + size / 2, base];
  cartoon.glass(
    rect(walls[0], walls[1], size, size * 0.42),
    { color: () => ramp(palette.brick, random()), texture: 'opalescent' },
    { cuts: courses(walls, size * 0.085, size * 0.19, random), lead: 7, cutLead: 3.6 },
  );
  cartoon.glass(
    polygon([
      [x - size * 0.58, base - size * 0.42],
      [x - size * 0.34, base - size * 0.68],
      [x + size * 0.34, base - size * 0.68],
      [x + size * 0.58, base - size * 0.42],
    ]),
    { color: () => ramp([palette.accent, palette.wood], random() * 0.7), texture: 'streaky', flow: 1.5 },
    {
      cuts: [-0.3, -0.1, 0.1, 0.3].map((k) =>
        line([x + k * size, base - size * 0.7], [x + k * size * 1.5, base - size * 0.4]),
      ),
      lead: 7,
      cutLead: 4,
    },
  );
  for (const k of [-0.3, 0, 0.3])
    cartoon.glass(
      rect(x + k * size - size * 0.06, base - size * 0.3, size * 0.12, size * 0.18),
      { color: palette.sun, texture: 'seedy', shine: 1.3 },
      { cuts: [line([x + k * size, base - size], [x + k * size, base])], lead: 5, cutLead: 3.2 },
    );
}
