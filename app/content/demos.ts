import { paths } from '~/paths';

export interface Demo {
  href: string;
  /** How it speaks, in a word or two. */
  manner: string;
  /** What holds it together. */
  by: string;
}

/** Seven pages of one company, each with a temperament of its own, from the quietest to the loudest and back. */
export const demos: readonly Demo[] = [
  { href: paths.demos.classic(), manner: 'Plainly', by: 'One column and its margin' },
  { href: paths.demos.design(), manner: 'Slowly', by: 'One word to a window' },
  { href: paths.demos.finance(), manner: 'In figures', by: 'A sum that you can argue with' },
  { href: paths.demos.search(), manner: 'Measured', by: 'An instrument for your own page' },
  { href: paths.demos.productLanding(), manner: 'At the desk', by: '197 marks to sort' },
  { href: paths.demos.mobileApp(), manner: 'In the hand', by: 'Four screens and a thumb' },
  { href: paths.demos.digital(), manner: 'Loudly', by: 'A wall from edge to edge' },
];
