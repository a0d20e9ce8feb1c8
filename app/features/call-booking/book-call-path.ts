import { paths } from '~/paths';

interface ChosenCall {
  /** A topic of `content/contact/book-call-content`. */
  about: string;
  /** A day of the week that is shown. */
  from?: string;
  zone?: string;
}

/** The page that books a call, as somebody has it before them. */
export const bookCallPath = (chosen: ChosenCall): string =>
  `${paths.bookCall()}?${new URLSearchParams({ ...chosen })}`;
