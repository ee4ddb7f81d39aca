import { Cartoon } from '../../cartoon.ts';
import { bands, rays } from '../../cuts.ts';
import { circle, curve, line, place, plot, type Point, polar, polygon } from '../../geometry.ts';
import { blossom } from '../../motifs/plants.ts';
import { type Oklch, type Palette, ramp } from '../../palette.ts';
import type { Random } from '../../random.ts';
import { SIZE, onWall, ring } from './wall.ts';

type Draw = (cartoon: Cartoon, at: Point, size: number, palette: Palette, random: Random) => void;

const sun: Draw = (cartoon, at, size, palette, random) => {
  for (let i = 0; i < 12; i++) {
    const angle = (i / 12) * Math.PI * 2;
    const reach = size * (i % 2 ? 0.86 : 1);
    const flame = [polar(at, size * 0.5, angle - 0.24), polar(at, reach, angle), polar(at, size * 0.5, angle + 0.24)];
    cartoon.glass(
      polygon(flame),
      { color: ramp(palette.sky, i % 2 ? 0.5 : 0.3), texture: 'streaky', flow: angle },
      { lead: 8 },
    );
  }
  cartoon.glass(
    circle(...at, size * 0.54),
    { color: (x, y) => ramp(palette.sky, Math.hypot(x - at[0], y - at[1]) / size), texture: 'streaky' },
    { cuts: rays(at, [size * 0.24, size * 0.4], 10, random), lead: 9, cutLead: 5 },
  );
  cartoon.glass(circle(...at, size * 0.22), { color: palette.sun, texture: 'jewel', shine: 1.15 }, { lead: 7 });
};

const roundel: Draw = (cartoon, at, size, palette, random) => {
  cartoon.glass(
    circle(...at, size),
    { color: () => ramp(palette.water, random()), texture: 'hammered' },
    {
      cuts: Array.from({ length: 16 }, (_, i) => line(polar(at, size * 0.8, i * 0.3927), polar(at, size, i * 0.3927))),
      lead: 11,
      cutLead: 5,
    },
  );
  cartoon.glass(
    circle(...at, size * 0.82),
    {
      color: (_, y) =>
        y < at[1] + size * 0.2
          ? ramp(palette.sky, (at[1] + size * 0.2 - y) / size)
          : ramp(palette.water, (y - at[1]) / size),
      texture: 'streaky',
      flow: 0,
    },
    {
      cuts: bands([at[0] - size, at[1] - size, at[0] + size, at[1] + size], 9, random, { length: size * 0.7 }),
      lead: 8,
      cutLead: 4.6,
    },
  );
  cartoon.glass(
    circle(at[0] - size * 0.2, at[1] - size * 0.16, size * 0.2),
    { color: palette.sun, texture: 'opalescent', shine: 1.2 },
    { lead: 7 },
  );
  const sail = (points: Point[], color: Oklch) =>
    cartoon.glass(
      polygon(place(points, at, size)),
      { color, texture: 'streaky' },
      {
        cuts: [
          line(
            ...place(
              [
                [-0.5, -0.06],
                [0.7, -0.12],
              ],
              at,
              size,
            ),
          ),
        ],
        lead: 7,
        cutLead: 4.4,
      },
    );
  sail(
    [
      [0.2, -0.58],
      [0.2, 0.24],
      [-0.26, 0.24],
    ],
    [0.94, 0.05, 85],
  );
  sail(
    [
      [0.25, -0.5],
      [0.56, 0.24],
      [0.25, 0.24],
    ],
    palette.accent,
  );
  cartoon.glass(
    polygon(place(plot('-0.34,0.3 0.64,0.3 0.46,0.48 -0.2,0.48'), at, size)),
    { color: palette.wood, texture: 'streaky', flow: 0 },
    { lead: 7 },
  );
};

const star: Draw = (cartoon, at, size, palette, random) => {
  for (let i = 0; i < 8; i++) {
    const angle = (i / 8) * Math.PI * 2 - Math.PI / 2;
    const reach = size * (i % 2 ? 0.62 : 1);
    const color = palette.jewel[i % 2 ? 1 : 2] ?? palette.sun;
    for (const side of [-1, 1]) {
      const facet = [at, polar(at, size * 0.36, angle + (side * Math.PI) / 8), polar(at, reach, angle)];
      cartoon.glass(
        polygon(facet),
        { color: [color[0] + side * 0.07, color[1], color[2]], texture: 'streaky', flow: angle },
        { lead: 7 },
      );
    }
  }
  blossom(cartoon, at, size * 0.2, palette.flower, palette.sun, random, 6);
};

function onRibbon(
  draw: Draw,
  palette: Palette,
  random: Random,
  size: number,
  at: Point = [SIZE / 2, SIZE * 0.55],
): Cartoon {
  const cartoon = onWall(palette);
  const top = at[1] - size;
  cartoon.came(
    curve([
      [at[0] - 3, -20],
      [at[0] + 5, top * 0.5],
      [at[0], top - 30],
    ]),
    5,
  );
  draw(cartoon, at, size, palette, random);
  ring(cartoon, [at[0], top - 20], 20);
  return cartoon;
}

export const sunCatcher = (palette: Palette, random: Random) => onRibbon(sun, palette, random, 350);
export const sailRoundel = (palette: Palette, random: Random) => onRibbon(roundel, palette, random, 330);
export const starOrnament = (palette: Palette, random: Random) => onRibbon(star, palette, random, 360);

/** Three ornaments side by side, as they hang in the studio's window. */
export function ornaments(width: number, height: number, palette: Palette, random: Random): Cartoon {
  const cartoon = new Cartoon(width, height);
  cartoon.daylight = palette.daylight + 0.3;
  cartoon.wall = [0.87, 0.042, 82];
  const hang = (draw: Draw, share: number, drop: number, size: number) => {
    const at: Point = [width * share, height * drop];
    cartoon.came(line([at[0], -20], [at[0], at[1] - size - 30]), 5);
    draw(cartoon, at, size, palette, random);
    ring(cartoon, [at[0], at[1] - size - 18], 16);
  };
  hang(sun, 0.22, 0.5, width * 0.15);
  hang(roundel, 0.52, 0.6, width * 0.14);
  hang(star, 0.8, 0.46, width * 0.15);
  return cartoon;
}
