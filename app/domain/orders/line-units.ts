/** Units of order lines, by position of the line. Lines without units are left out. */
export type LineUnits = Readonly<Record<number, number>>;

/** Adds units of the same lines. */
export function addLineUnits(all: readonly LineUnits[]): LineUnits {
  const sum: Record<number, number> = {};
  for (const units of all)
    for (const [position, count] of Object.entries(units))
      if (count > 0) sum[Number(position)] = (sum[Number(position)] ?? 0) + count;
  return sum;
}

/** The larger count of each line. */
export function getLargerUnits(one: LineUnits, other: LineUnits): LineUnits {
  const larger = Object.entries({ ...one, ...other }).map(([position]) => {
    const index = Number(position);
    return [index, Math.max(one[index] ?? 0, other[index] ?? 0)];
  });
  return Object.fromEntries(larger);
}

/** The smaller count of each line. */
export function getSmallerUnits(one: LineUnits, other: LineUnits): LineUnits {
  const smaller = Object.entries(one).map(([position, count]) => [
    position,
    Math.min(count, other[Number(position)] ?? 0),
  ]);
  return Object.fromEntries(smaller.filter(([, count]) => count));
}

/** The units of `from` without those of `less`. */
export function subtractLineUnits(from: LineUnits, less: LineUnits): LineUnits {
  const rest = Object.entries(from).map(([position, count]) => [
    position,
    Math.max(0, count - (less[Number(position)] ?? 0)),
  ]);
  return Object.fromEntries(rest.filter(([, count]) => count));
}

/** All units of an order. */
export const getAllUnits = (lines: readonly { quantity: number }[]): LineUnits =>
  Object.fromEntries(lines.map(({ quantity }, position) => [position, quantity]));

/** The lines with units, each with their number as its quantity. */
export const pickUnits = <Line extends { quantity: number }>(
  lines: readonly Line[],
  units: LineUnits,
): Line[] =>
  lines.flatMap((line, position) => {
    const quantity = units[position] ?? 0;
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });

/** Whether `units` has at least one unit, whole numbers only, and nothing beyond `available`. */
export function areUnitsAvailable(units: LineUnits, available: LineUnits): boolean {
  const counts = Object.entries(units);
  return (
    counts.some(([, count]) => count > 0) &&
    counts.every(
      ([position, count]) =>
        Number.isInteger(count) && count >= 0 && count <= (available[Number(position)] ?? 0),
    )
  );
}
