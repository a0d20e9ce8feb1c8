import { type EveningPerson, eveningPeople } from '~/content/products/community-evening-content';

/** The person of the query; `undefined` when everybody tells in turn. */
export const findPerson = (query: URLSearchParams): EveningPerson | undefined =>
  eveningPeople.find(({ id }) => id === query.get('by'));
