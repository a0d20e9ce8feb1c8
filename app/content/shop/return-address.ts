import { site } from '~site';

const { lines, city, postalCode, state } = site.address;

/** Where buyers send a return to. One line each. */
export const RETURN_ADDRESS_LINES: readonly string[] = [
  site.legalName,
  ...lines,
  `${city} ${postalCode}`,
  state,
];
