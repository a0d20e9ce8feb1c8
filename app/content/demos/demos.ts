import { paths } from '~/paths';

export interface DemoPage {
  href: string;
  /** What the page is, in one or two words, as in the menus. */
  name: string;
  /** How it shows the company. */
  style: string;
}

/** Seven demo pages of the same company, each in another style, from restrained to bold. */
export const demoPages: readonly DemoPage[] = [
  { href: paths.demos.classic(), name: 'Classic', style: 'One column and its margin' },
  { href: paths.demos.designAgency(), name: 'Design studio', style: 'Slowly, one word to a window' },
  { href: paths.demos.financeConsulting(), name: 'Finance', style: 'A sum that you can argue with' },
  { href: paths.demos.seoAgency(), name: 'Search studio', style: 'A check of your own page' },
  { href: paths.demos.productLanding(), name: 'One product', style: '197 marks to sort' },
  { href: paths.demos.mobileApp(), name: 'Phone app', style: 'Four screens and a thumb' },
  { href: paths.demos.digitalAgency(), name: 'Digital studio', style: 'A wall from edge to edge' },
];
