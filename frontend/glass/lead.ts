/**
 * The came as seen against the light: nearly black, round, with a thin highlight on the side
 * that faces the room's lamp, and brighter where solder has run over a joint.
 */
export function leadLight(depth: Float32Array, i: number, width: number, halfWidth: number): number {
  const here = depth[i] ?? 0;
  const slopeX = (depth[i + 1] ?? here) - (depth[i - 1] ?? here);
  const slopeY = (depth[i + width] ?? here) - (depth[i - width] ?? here);
  const round = Math.min(1, here / halfWidth);
  const facing = (slopeX + slopeY) * 0.35 * (1 - round * 0.6);
  const ridge = Math.max(0, facing - 0.08) * 0.11;
  const solder = Math.max(0, here / halfWidth - 1.12);
  return 0.0025 + ridge + Math.min(0.014, solder * 0.04);
}
