const CM_PER_INCH = 2.54;
const UNITS = { cm: 1, inch: CM_PER_INCH } as const;

type LengthUnit = keyof typeof UNITS;

/** `24.5–26.5`: a length or a range in centimetres, in the unit with at most one decimal. */
export function formatMeasure(measure: number | readonly [number, number], unit: LengthUnit): string {
  const lengths = typeof measure === 'number' ? [measure] : measure;
  return lengths.map((cm) => `${Number((cm / UNITS[unit]).toFixed(1))}`).join('–');
}
