import { paths } from '~/paths';

interface BookCallQuery {
  /** Id of a topic in `content/contact/book-call-content`. */
  about: string;
  /** ISO date of a day in the week to show. */
  from?: string;
  zone?: string;
}

/** Path of the booking page with the visitor's selection. */
export const getBookCallPath = (query: BookCallQuery): string =>
  `${paths.bookCall()}?${new URLSearchParams({ ...query })}`;
