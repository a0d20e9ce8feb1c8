import { paths } from '~/paths';

export interface DemoPage {
  href: string;
  /** How it speaks, in a word or two. */
  style: string;
  /** What holds it together. */
  concept: string;
}

/** Seven pages of one company, each with a temperament of its own, from the quietest to the loudest and back. */
export const demoPages: readonly DemoPage[] = [
  { href: paths.demos.classic(), style: 'Plainly', concept: 'One column and its margin' },
  { href: paths.demos.designAgency(), style: 'Slowly', concept: 'One word to a window' },
  { href: paths.demos.financeConsulting(), style: 'In figures', concept: 'A sum that you can argue with' },
  { href: paths.demos.seoAgency(), style: 'Measured', concept: 'An instrument for your own page' },
  { href: paths.demos.productLanding(), style: 'At the desk', concept: '197 marks to sort' },
  { href: paths.demos.mobileApp(), style: 'In the hand', concept: 'Four screens and a thumb' },
  { href: paths.demos.digitalAgency(), style: 'Loudly', concept: 'A wall from edge to edge' },
];
