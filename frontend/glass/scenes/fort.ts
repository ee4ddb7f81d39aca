import { Cartoon } from '../cartoon.ts';
import { courses } from '../cuts.ts';
import { panelBorder, stonework } from '../frame.ts';
import { arch, circle, curve, line, mix, type Point, polygon, quadratic, rect } from '../geometry.ts';
import { palm } from '../motifs/plants.ts';
import { bank, farShore, reeds } from '../motifs/shore.ts';
import { sky, water } from '../motifs/sky.ts';
import { type Palette, ramp } from '../palette.ts';
import type { Random } from '../random.ts';

/** A domed turret on a round base; x is its middle, y its floor. */
function turret(cartoon: Cartoon, palette: Palette, random: Random, x: number, y: number, size: number) {
  const stone = stonework(palette.marble, random);
  const half = size * 0.3;
  cartoon.glass(
    polygon([
      [x - half * 1.25, y],
      [x + half * 1.25, y],
      [x + half * 0.2, y + size * 0.55],
      [x - half * 0.2, y + size * 0.55],
    ]),
    stone,
    { cuts: [0.2, 0.38].map((k) => line([x - size, y + size * k], [x + size, y + size * k])), lead: 7, cutLead: 4.4 },
  );
  cartoon.glass(rect(x - half, y - size * 0.72, half * 2, size * 0.72), stone, {
    cuts: courses([x - half, y - size * 0.72, x + half, y], size * 0.145, half * 1.1, random),
    lead: 8,
    cutLead: 4.4,
  });
  cartoon.glass(
    arch(x - half * 0.3, x + half * 0.3, y - size * 0.52, y - size * 0.44, y - size * 0.18),
    { color: [0.3, 0.06, 280], texture: 'seedy' },
    { lead: 6 },
  );
  for (const at of [y - size * 0.06, y - size * 0.74])
    cartoon.glass(
      rect(x - half * 1.2, at, half * 2.4, size * 0.08),
      { color: palette.brick[1] ?? palette.wood, texture: 'streaky', flow: 0 },
      { lead: 6 },
    );
  const dome = `M${x - half},${y - size * 0.74}C${x - half},${y - size * 1.05} ${x - half * 0.4},${y - size * 1.12} ${x},${y - size * 1.16}C${x + half * 0.4},${y - size * 1.12} ${x + half},${y - size * 1.05} ${x + half},${y - size * 0.74}Z`;
  cartoon.glass(
    dome,
    { color: () => ramp(palette.brick, random.between(0.2, 1)), texture: 'streaky', flow: 1.5 },
    {
      cuts: [-0.35, 0.35].map((k) =>
        curve(quadratic([x, y - size * 1.2], [x + k * half * 1.5, y - size], [x + k * half, y - size * 0.7], 5)),
      ),
      lead: 8,
      cutLead: 4.6,
    },
  );
  cartoon.glass(
    circle(x, y - size * 1.21, size * 0.06),
    { color: palette.jewel[2] ?? palette.sun, texture: 'jewel' },
    { lead: 5 },
  );
}

/** The corner of the coquina fort, with its sentry turret over the bay. */
export function fort(width: number, height: number, palette: Palette, random: Random, mirrored = false): Cartoon {
  const cartoon = new Cartoon(width, height);
  cartoon.daylight = palette.daylight;
  const unit = Math.min(width, height);
  const x = (share: number) => width * (mirrored ? 1 - share : share);
  const horizon = height * 0.66;
  const sun: Point = [x(0.26), horizon - unit * 0.24];
  sky(cartoon, rect(0, 0, width, horizon + 10), palette, random, {
    at: sun,
    radius: unit * 0.1,
    reach: Math.max(width, height) * 0.72,
  });
  farShore(cartoon, palette, random, horizon, unit * 0.05);
  water(cartoon, [0, horizon, width, height], palette, random, sun[0], 9);
  const corner = x(0.5);
  const top = height * 0.46;
  const far = x(1.1);
  const stone = stonework(palette.marble, random);
  const shade = stonework([...palette.marble.slice(1), palette.stone[2] ?? palette.far], random);
  const rows = Array.from({ length: 6 }, (_, i) =>
    line([corner, mix(top, height * 0.84, (i + 1) / 6)], [far, mix(top + unit * 0.06, height * 0.95, (i + 1) / 6)]),
  );
  const joints = Array.from({ length: 30 }, (_, i) => {
    const row = i % 6;
    const at = mix(corner, far, (Math.floor(i / 6) + (row % 2 ? 0.3 : 0.75)) / 5);
    const lean = Math.abs(at - corner) * 0.1;
    const y = (k: number) => mix(top, height * 0.84, k / 6) + lean;
    return line([at, y(row)], [at, y(row + 1)]);
  });
  cartoon.glass(
    polygon([
      [corner, top],
      [far, top + unit * 0.06],
      [far, height * 0.95],
      [corner, height * 0.84],
    ]),
    stone,
    { cuts: [...rows, ...joints], lead: 9, cutLead: 5 },
  );
  const back = x(0.37);
  const slope = Array.from({ length: 6 }, (_, i) =>
    line([corner, mix(top, height * 0.84, (i + 1) / 6)], [back, mix(top + unit * 0.05, height * 0.8, (i + 1) / 6)]),
  );
  cartoon.glass(
    polygon([
      [corner, top],
      [back, top + unit * 0.05],
      [x(0.34), height * 0.8],
      [corner, height * 0.84],
    ]),
    shade,
    { cuts: slope, lead: 9, cutLead: 5 },
  );
  const cap = [
    [x(0.36), top + unit * 0.05],
    [corner, top - unit * 0.03],
    [far, top + unit * 0.03],
    [far, top + unit * 0.075],
    [corner, top + unit * 0.02],
    [x(0.36), top + unit * 0.095],
  ] as const;
  cartoon.glass(
    polygon(cap),
    { color: () => ramp(palette.brick, random()), texture: 'streaky', flow: 0 },
    { cuts: [0.42, 0.58, 0.7, 0.82].map((k) => line([x(k), 0], [x(k), height])), lead: 7, cutLead: 4.4 },
  );
  turret(cartoon, palette, random, corner, top + unit * 0.03, unit * 0.34);
  const pole = x(mirrored ? 0.8 : 0.74);
  cartoon.came(line([pole, top + unit * 0.05], [pole, height * 0.12]), unit * 0.011);
  const flag = ([dx, dy]: Point): Point => [pole + (mirrored ? -1 : 1) * unit * dx, height * 0.13 + unit * dy];
  const cloth = [
    flag([0, 0]),
    flag([0.08, 0.02]),
    flag([0.2, -0.015]),
    flag([0.2, 0.12]),
    flag([0.08, 0.155]),
    flag([0, 0.135]),
  ];
  cartoon.glass(polygon(cloth), { color: [0.94, 0.02, 90], texture: 'opalescent' }, { lead: 6 });
  for (const [from, to] of [
    [
      [0.01, 0.01],
      [0.19, 0.115],
    ],
    [
      [0.01, 0.125],
      [0.19, -0.005],
    ],
  ] as const)
    cartoon.came(line(flag(from), flag(to)), unit * 0.02);
  for (const [from, to] of [
    [
      [0.01, 0.01],
      [0.19, 0.115],
    ],
    [
      [0.01, 0.125],
      [0.19, -0.005],
    ],
  ] as const) {
    const a = flag(from);
    const b = flag(to);
    cartoon.glass(
      polygon([
        [a[0], a[1] - 4],
        [b[0], b[1] - 4],
        [b[0], b[1] + 4],
        [a[0], a[1] + 4],
      ]),
      { color: palette.accent, texture: 'streaky', vary: 0.3 },
      { lead: 0 },
    );
  }
  bank(cartoon, palette, random, height * (mirrored ? 0.86 : 0.97), height * (mirrored ? 0.97 : 0.86), 3);
  reeds(cartoon, palette, random, x(0.12), height * 0.98, unit * 0.2, 7, unit * 0.18);
  palm(cartoon, palette, random, {
    foot: [x(0.8), height * 0.93],
    crown: [x(0.8) - (mirrored ? -1 : 1) * unit * 0.05, height * 0.66],
    size: unit * 0.18,
    fronds: 8,
  });
  panelBorder(cartoon, palette, random);
  return cartoon;
}
