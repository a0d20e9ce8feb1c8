import { paths } from '~/paths';

interface ChosenCall {
  /** A topic of `content/calls`. */
  about: string;
  /** A day of the week that is shown. */
  from?: string;
  zone?: string;
}

/** The page that books a call, as somebody has it before them. */
export const callAddress = (chosen: ChosenCall): string =>
  `${paths.bookCall()}?${new URLSearchParams({ ...chosen })}`;
