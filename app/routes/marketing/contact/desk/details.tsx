import clsx from 'clsx';
import { budgetWords } from '~/content/contact';
import { softwareProducts } from '~/content/products';
import { BUDGETS, type ContactDetail, DETAIL_LIMITS, TOPICS_OF_DETAIL } from '~/domain/contact';
import { LEAD_LIMITS } from '~/domain/lead';
import type { ControlOf } from '~/ui/conform-fields';
import { Field } from '~/ui/field';
import { Input } from '~/ui/input';
import { NativeSelect } from '~/ui/native-select';
import type { LetterField } from './letter-fields';
import { shownFor } from './shown-for';

interface DetailsProps {
  fields: Record<ContactDetail, LetterField>;
  control: ControlOf;
}

const labels: Record<ContactDetail, { label: string; optional: string }> = {
  company: { label: 'Company, college or community', optional: 'if there is one' },
  product: { label: 'Which product', optional: 'if you know' },
  people: { label: 'How many people', optional: 'roughly' },
  date: { label: 'First day', optional: 'if it is fixed' },
  city: { label: 'City', optional: 'if it is fixed' },
  budget: { label: 'What may it cost, before GST', optional: 'it saves a week' },
  deadline: { label: 'By when', optional: 'and what happens then' },
  reference: { label: 'Order number or name of the event', optional: 'if there is one' },
};

const products = softwareProducts.map(({ id, name }) => ({ value: id, label: name }));
const budgets = BUDGETS.map((value) => ({ value, label: budgetWords[value] }));

/** Across both columns, where an odd number of fields would leave one of them alone. */
const wide: Partial<Record<ContactDetail, string>> = {
  company: 'sm:col-span-2 sm:group-has-[[value=hackathon]:checked]/desk:col-span-1',
  reference: 'sm:col-span-2',
};

/** In the order in which they are asked. */
export const detailNames = Object.keys(TOPICS_OF_DETAIL) as ContactDetail[];

const topicsWithDetails = [...new Set(Object.values(TOPICS_OF_DETAIL).flat())];

/** What only some topics ask, all of it optional. The server leaves out what was not in sight. */
export function Details({ fields, control }: DetailsProps) {
  const controls: Record<ContactDetail, React.ReactNode> = {
    company: (
      <Input {...control(fields.company)} autoComplete="organization" maxLength={LEAD_LIMITS.company} />
    ),
    product: <NativeSelect {...control(fields.product)} placeholder="Any of the six" options={products} />,
    people: <Input {...control(fields.people)} inputMode="numeric" autoComplete="off" maxLength={12} />,
    date: <Input {...control(fields.date)} type="date" />,
    city: <Input {...control(fields.city)} autoComplete="address-level2" maxLength={DETAIL_LIMITS.city} />,
    budget: <NativeSelect {...control(fields.budget)} placeholder="Please choose" options={budgets} />,
    deadline: <Input {...control(fields.deadline)} autoComplete="off" maxLength={DETAIL_LIMITS.deadline} />,
    reference: (
      <Input {...control(fields.reference)} autoComplete="off" maxLength={DETAIL_LIMITS.reference} />
    ),
  };
  return (
    <div className={`${shownFor(topicsWithDetails)} gap-5 sm:grid-cols-2`}>
      {detailNames.map((name) => (
        <div key={name} className={clsx(shownFor(TOPICS_OF_DETAIL[name]), wide[name])}>
          <Field id={fields[name].id} error={fields[name].errors} {...labels[name]}>
            {controls[name]}
          </Field>
        </div>
      ))}
    </div>
  );
}
