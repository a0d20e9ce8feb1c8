import { data } from 'react-router';

/** Paths under /admin without a page. They pass the guard as well, so that the response does not reveal which exist. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export const action = loader;

export default function UnknownAdminPage() {
  return null;
}
