/** A point in the plane of an SVG drawing. */
interface Point {
  x: number;
  y: number;
}

/** A piece of a ring around a center, as the mark is made of. Angles are in degrees, counter-clockwise from the horizontal. */
export interface Sector {
  center: Point;
  /** Inner radius; 0 for a piece of a disc. */
  inner: number;
  outer: number;
  from: number;
  to: number;
  /** Distance of each straight edge from its radius: two neighbours with 1 are 2 apart along their whole length. */
  inset?: number;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const rounded = (value: number): string => String(Number(value.toFixed(2)));

/**
 * The point at a distance and an angle from a center, as path data.
 *
 * @param degrees counter-clockwise from the horizontal
 */
export function polar({ x, y }: Point, radius: number, degrees: number): string {
  const angle = radians(degrees);
  return `${rounded(x + radius * Math.cos(angle))} ${rounded(y - radius * Math.sin(angle))}`;
}

/**
 * Path data of a sector whose straight edges are parallel to the radii, so that the gaps between neighbours have the same width everywhere.
 *
 * @throws RangeError when the inset covers the whole sector
 */
export function sectorPath({ center, inner, outer, from, to, inset = 0 }: Sector): string {
  const half = radians(to - from) / 2;
  // Where the two edges meet; a ring whose inner radius is smaller ends in that point.
  const apex = half < Math.PI / 2 ? inset / Math.sin(half) : inset;
  if (apex >= outer) throw new RangeError(`An inset of ${inset} covers the whole sector.`);
  const turn = (radius: number): number => (Math.asin(inset / radius) * 180) / Math.PI;
  const at = (radius: number, angle: number): string => polar(center, radius, angle);
  const large = to - from > 180 ? 1 : 0;
  const rim = `A${outer} ${outer} 0 ${large} 0 ${at(outer, to - turn(outer))}`;
  const start = `M${at(outer, from + turn(outer))}`;
  if (inner <= apex) return `${start}${rim}L${at(apex, (from + to) / 2)}Z`;
  const end = at(inner, to - turn(inner));
  const back = at(inner, from + turn(inner));
  return `${start}${rim}L${end}A${inner} ${inner} 0 ${large} 1 ${back}Z`;
}
