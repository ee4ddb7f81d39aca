import type { Cartoon } from '../cartoon.ts';
import { blob, curve, ellipse, line, mix, place, plot, type Point, polygon } from '../geometry.ts';
import type { Palette } from '../palette.ts';

/** A café table for two with an umbrella of colored gores, set for lunch. */
export function cafeTable(cartoon: Cartoon, palette: Palette, x: number, y: number, size: number, umbrella = true) {
  const put = (points: Point[]) => place(points, [x, y], size);
  const iron = (width: number, ...points: Point[]) => cartoon.came(curve(put(points)), size * width);
  if (umbrella) {
    iron(0.03, [0, 0], [0, -1.3]);
    const top: Point = [0, -1.36];
    const hem = Array.from({ length: 7 }, (_, i): Point => [
      mix(-0.78, 0.78, i / 6),
      -0.86 + Math.cos((i / 6 - 0.5) * Math.PI) * 0.06,
    ]);
    const outline = `${curve(put([[-0.78, -0.86], [-0.52, -1.12], [-0.2, -1.31], top, [0.2, -1.31], [0.52, -1.12], [0.78, -0.86]]))}${hem
      .toReversed()
      .slice(1)
      .map((to, i) => {
        const from = hem[6 - i] ?? to;
        const [dip] = put([[(from[0] + to[0]) / 2, -0.9]]);
        const [end] = put([to]);
        return `Q${dip?.join(',')} ${end?.join(',')}`;
      })
      .join('')}Z`;
    const gores = hem.slice(1, -1).map((point) => curve(put([top, [point[0] * 0.72, -1.16], point])));
    cartoon.glass(
      outline,
      {
        color: (px) =>
          Math.floor(((px - x) / size + 0.78) / 0.26) % 2 ? (palette.marble[0] ?? palette.sun) : palette.accent,
        texture: 'streaky',
        flow: 1.5,
        vary: 0.7,
      },
      { cuts: gores, lead: 7, cutLead: 5 },
    );
  }
  for (const side of [-1, 1]) {
    iron(0.028, [side * 0.6, -0.5], [side * 0.66, -0.28], [side * 0.58, 0.02], [side * 0.64, 0.44]);
    iron(0.028, [side * 0.58, 0.04], [side * 0.28, 0.05], [side * 0.24, 0.44]);
    iron(0.02, [side * 0.6, -0.5], [side * 0.44, -0.42], [side * 0.58, -0.2], [side * 0.46, -0.12], [side * 0.6, 0.02]);
    cartoon.glass(
      polygon(
        put([
          [side * 0.62, 0],
          [side * 0.26, 0],
          [side * 0.24, 0.07],
          [side * 0.6, 0.07],
        ]),
      ),
      { color: palette.accent, texture: 'hammered' },
      { lead: 4.6 },
    );
  }
  iron(0.035, [0, 0], [0, 0.4]);
  iron(0.026, [-0.24, 0.48], [-0.1, 0.4], [0, 0.34], [0.1, 0.4], [0.24, 0.48]);
  cartoon.glass(
    ellipse(x, y - size * 0.02, size * 0.46, size * 0.1),
    { color: palette.marble[0] ?? palette.sun, texture: 'opalescent', flow: 0 },
    {
      cuts: [ellipse(x, y - size * 0.02, size * 0.3, size * 0.062)],
      lead: 6,
      cutLead: 4,
    },
  );
  plateOnTable(cartoon, palette, put, size);
}

function plateOnTable(cartoon: Cartoon, palette: Palette, put: (points: Point[]) => Point[], size: number) {
  const goblet = (dx: number, wine: boolean) => {
    cartoon.came(
      line(
        ...put([
          [dx, -0.2],
          [dx, -0.04],
        ]),
      ),
      size * 0.022,
    );
    cartoon.came(
      line(
        ...put([
          [dx - 0.04, -0.035],
          [dx + 0.04, -0.035],
        ]),
      ),
      size * 0.022,
    );
    const cup = put([
      [dx - 0.06, -0.36],
      [dx + 0.06, -0.36],
      [dx + 0.065, -0.26],
      [dx, -0.18],
      [dx - 0.065, -0.26],
    ]);
    cartoon.glass(
      polygon(cup),
      { color: wine ? palette.accent : palette.glint, texture: 'jewel', shine: 1.3 },
      { lead: 4 },
    );
  };
  const [plate] = put([[0, -0.05]]);
  if (plate)
    cartoon.glass(
      ellipse(plate[0], plate[1], size * 0.19, size * 0.042),
      { color: [0.93, 0.03, 200], texture: 'opalescent' },
      { lead: 4 },
    );
  const bread = put(plot('-0.13,-0.06 -0.1,-0.15 0.02,-0.18 0.12,-0.13 0.13,-0.06'));
  cartoon.glass(
    blob(bread),
    { color: [0.74, 0.13, 70], texture: 'streaky' },
    {
      lead: 4,
      cuts: [
        curve(
          put([
            [-0.2, -0.1],
            [0, -0.115],
            [0.2, -0.09],
          ]),
        ),
      ],
      cutLead: 3.4,
    },
  );
  goblet(-0.28, true);
  goblet(0.29, false);
}
