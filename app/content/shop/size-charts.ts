/** A length in centimetres, or the shortest and the longest one. */
type Measure = number | readonly [from: number, to: number];

interface SizeChart {
  /** How to measure. */
  note: string;
  /** What is measured: the heads of the columns. */
  measures: readonly string[];
  /** In the order of `measures`. The sizes as the product names them. */
  sizes: Readonly<Record<string, readonly Measure[]>>;
}

/** Measurements of the products that come in sizes, by product id. */
export const SIZE_CHARTS: Readonly<Record<string, SizeChart>> = {
  'tile-tee': {
    note: 'Of the shirt, not of you: lay one that fits on a table. Chest is all the way round.',
    measures: ['Chest', 'Length'],
    sizes: {
      XS: [96, 64],
      S: [102, 66],
      M: [108, 68],
      L: [114, 70],
      XL: [120, 72],
      XXL: [126, 74],
      '3XL': [132, 76],
    },
  },
  crewneck: {
    note: 'Of the jumper, not of you: lay one that fits on a table. Chest is all the way round.',
    measures: ['Chest', 'Length', 'Sleeve'],
    sizes: {
      XS: [90, 59, 59],
      S: [96, 61, 60],
      M: [102, 63, 61],
      L: [108, 65, 62],
      XL: [114, 67, 63],
      XXL: [120, 69, 64],
    },
  },
  socks: {
    note: 'Of your foot: stand on a sheet of paper, and measure from heel to longest toe.',
    measures: ['Foot'],
    sizes: { 'UK 3–5': [[22, 24]], 'UK 6–8': [[24.5, 26.5]], 'UK 9–12': [[27, 30]] },
  },
  'laptop-sleeve': {
    note: 'Of the laptop, closed, without the charger.',
    measures: ['Width up to', 'Depth up to'],
    sizes: { '13 in': [30.5, 21.6], '14 in': [32, 22.6], '16 in': [36, 25] },
  },
};
