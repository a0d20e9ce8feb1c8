import { paths } from '~/paths';

export interface DemoPage {
  href: string;
  /** The style in one or two words. */
  style: string;
  /** The concept of the page. */
  concept: string;
}

/** Seven demo pages of the same company, each in another style, from restrained to bold. */
export const demoPages: readonly DemoPage[] = [
  { href: paths.demos.classic(), style: 'Plainly', concept: 'One column and its margin' },
  { href: paths.demos.designAgency(), style: 'Slowly', concept: 'One word to a window' },
  { href: paths.demos.financeConsulting(), style: 'In figures', concept: 'A sum that you can argue with' },
  { href: paths.demos.seoAgency(), style: 'Measured', concept: 'An instrument for your own page' },
  { href: paths.demos.productLanding(), style: 'At the desk', concept: '197 marks to sort' },
  { href: paths.demos.mobileApp(), style: 'In the hand', concept: 'Four screens and a thumb' },
  { href: paths.demos.digitalAgency(), style: 'Loudly', concept: 'A wall from edge to edge' },
];
