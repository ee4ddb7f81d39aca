import { Cartoon } from '../cartoon.ts';
import { courses } from '../cuts.ts';
import { panelBorder, stonework } from '../frame.ts';
import { circle, line, polygon, rect, wave } from '../geometry.ts';
import { tiledFloor } from '../motifs/floor.ts';
import { blossom, leaf } from '../motifs/plants.ts';
import { sky } from '../motifs/sky.ts';
import { tower } from '../motifs/tower.ts';
import { type Palette, ramp } from '../palette.ts';
import type { Random } from '../random.ts';

/** The two pillars of the old city gate, the street behind them. */
export function cityGate(width: number, height: number, palette: Palette, random: Random): Cartoon {
  const cartoon = new Cartoon(width, height);
  cartoon.daylight = palette.daylight;
  const unit = Math.min(width, height);
  const middle = width / 2;
  const horizon = height * 0.62;
  sky(cartoon, rect(0, 0, width, horizon + 20), palette, random, {
    at: [middle, horizon - unit * 0.26],
    radius: unit * 0.11,
    reach: Math.max(width, height) * 0.74,
  });
  tower(cartoon, palette, random, middle - unit * 0.16, horizon + 6, unit * 0.26);
  for (const side of [-1, 1]) {
    for (let i = 2; i >= 1; i--) {
      const at = middle + side * unit * (0.06 + i * 0.085);
      const tall = unit * (0.12 + i * 0.045);
      const wide = unit * 0.1;
      cartoon.glass(
        rect(at - wide / 2, horizon - tall, wide, tall + 20),
        {
          color: () =>
            ramp([palette.marble[1] ?? palette.wood, palette.flower[2] ?? palette.wood, palette.glint], random() * 0.6),
          texture: 'opalescent',
        },
        { lead: 6 },
      );
      cartoon.glass(
        polygon([
          [at - wide * 0.6, horizon - tall],
          [at, horizon - tall - wide * 0.6],
          [at + wide * 0.6, horizon - tall],
        ]),
        { color: () => ramp(palette.brick, random()), texture: 'streaky' },
        { lead: 6 },
      );
      cartoon.glass(
        rect(at - wide * 0.18, horizon - tall * 0.72, wide * 0.36, tall * 0.28),
        { color: palette.sun, texture: 'seedy', shine: 1.3 },
        { lead: 4 },
      );
    }
  }
  tiledFloor(cartoon, palette, [-10, horizon, width + 10, height + 10], [middle, horizon - unit * 0.14], (px, py) =>
    Math.max(0, 0.85 - Math.abs(px - middle) / (50 + (py - horizon) * 0.7)),
  );
  for (const side of [-1, 1]) {
    const wallTop = horizon - unit * 0.1;
    const near = middle + side * unit * 0.31;
    const end = side < 0 ? -20 : width + 20;
    const box: [number, number, number, number] = [Math.min(near, end), wallTop, Math.max(near, end), height * 0.84];
    cartoon.glass(rect(box[0], box[1], box[2] - box[0], box[3] - box[1]), stonework(palette.marble.slice(1), random), {
      cuts: courses(box, unit * 0.08, unit * 0.17, random),
      lead: 8,
      cutLead: 5,
    });
    const half = unit * 0.082;
    const top = height * 0.25;
    const pillar: [number, number, number, number] = [near - half, top, near + half, height * 0.9];
    cartoon.glass(rect(pillar[0], top, half * 2, pillar[3] - top), stonework(palette.marble, random), {
      cuts: courses(pillar, unit * 0.076, half * 1.15, random),
      lead: 9,
      cutLead: 5,
    });
    cartoon.glass(
      rect(near - half * 1.25, top - unit * 0.035, half * 2.5, unit * 0.05),
      { color: palette.brick[1] ?? palette.wood, texture: 'streaky', flow: 0 },
      { lead: 7 },
    );
    cartoon.glass(
      polygon([
        [near - half, top - unit * 0.035],
        [near, top - unit * 0.14],
        [near + half, top - unit * 0.035],
      ]),
      stonework(palette.marble, random),
      { cuts: [line([near, 0], [near, top])], lead: 8, cutLead: 4.6 },
    );
    cartoon.glass(
      circle(near, top - unit * 0.165, unit * 0.036),
      { color: palette.jewel[0], texture: 'jewel' },
      { lead: 6 },
    );
    const foot = wave(near - half * 2, near + half * 2, () => height * 0.93, half);
    for (const [x] of foot) {
      for (const turn of [-2.4, -1.8, -1.2, -0.7])
        leaf(cartoon, [x, height * 0.95], turn, unit * 0.12, unit * 0.05, ramp(palette.leaf, random()), 4.4);
      blossom(cartoon, [x, height * 0.925], unit * 0.042, palette.flower, palette.sun, random);
    }
  }
  panelBorder(cartoon, palette, random);
  return cartoon;
}
