import { type NewOrderQuery, serialiseNewOrderQuery } from '~/domain/orders/new-order-query';

interface QueryFieldsProps {
  query: NewOrderQuery;
  /** Names of fields that the form has itself. */
  without?: readonly string[];
}

/** The state of the page in a form that changes a part of it. */
export const QueryFields = ({ query, without = [] }: QueryFieldsProps) =>
  [...serialiseNewOrderQuery(query)]
    .filter(([name]) => !without.includes(name))
    .map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />);
