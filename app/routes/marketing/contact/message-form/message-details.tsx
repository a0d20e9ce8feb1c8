import type { FieldMetadata } from '@conform-to/react';
import clsx from 'clsx';
import { budgetLabels } from '~/content/contact/contact-content';
import { softwareProducts } from '~/content/products/software-products';
import {
  BUDGETS,
  CONTACT_DETAIL_LIMITS,
  CONTACT_DETAIL_TOPICS,
  type ContactDetail,
} from '~/domain/contact/contact-schema';
import { LEAD_LIMITS } from '~/domain/contact/lead-schemas';
import type { GetControlProps } from '~/ui/forms/conform-fields';
import { Field } from '~/ui/forms/field';
import { Input } from '~/ui/forms/input';
import { NativeSelect } from '~/ui/forms/native-select';
import { getTopicVisibilityClasses } from './topic-visibility-classes';

type MessageFieldName = 'name' | 'email' | 'phone' | 'topic' | 'message' | ContactDetail;

export type MessageFormFields = Record<MessageFieldName, string>;

/** A field of the message form as Conform describes it. */
export type MessageFormField = FieldMetadata<string, MessageFormFields, string[]>;

interface MessageDetailsProps {
  fields: Record<ContactDetail, MessageFormField>;
  getControlProps: GetControlProps;
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
const budgets = BUDGETS.map((value) => ({ value, label: budgetLabels[value] }));

/** Spans both columns when the number of fields is odd. */
const isWide: Partial<Record<ContactDetail, string>> = {
  company: 'sm:col-span-2 sm:group-has-[[value=hackathon]:checked]/message-form:col-span-1',
  reference: 'sm:col-span-2',
};

/** In the order of the form. */
export const messageDetailNames = Object.keys(CONTACT_DETAIL_TOPICS) as ContactDetail[];

const topicsWithDetails = [...new Set(Object.values(CONTACT_DETAIL_TOPICS).flat())];

/** Optional fields that belong to some topics. The server ignores fields of other topics. */
export function MessageDetails({ fields, getControlProps }: MessageDetailsProps) {
  const controls: Record<ContactDetail, React.ReactNode> = {
    company: (
      <Input
        {...getControlProps(fields.company)}
        autoComplete="organization"
        maxLength={LEAD_LIMITS.company}
      />
    ),
    product: (
      <NativeSelect {...getControlProps(fields.product)} placeholder="Any of the six" options={products} />
    ),
    people: <Input {...getControlProps(fields.people)} inputMode="numeric" maxLength={12} />,
    date: <Input {...getControlProps(fields.date)} type="date" />,
    city: (
      <Input
        {...getControlProps(fields.city)}
        autoComplete="address-level2"
        maxLength={CONTACT_DETAIL_LIMITS.city}
      />
    ),
    budget: (
      <NativeSelect {...getControlProps(fields.budget)} placeholder="Please choose" options={budgets} />
    ),
    deadline: <Input {...getControlProps(fields.deadline)} maxLength={CONTACT_DETAIL_LIMITS.deadline} />,
    reference: <Input {...getControlProps(fields.reference)} maxLength={CONTACT_DETAIL_LIMITS.reference} />,
  };
  return (
    <div className={`${getTopicVisibilityClasses(topicsWithDetails)} gap-5 sm:grid-cols-2`}>
      {messageDetailNames.map((name) => (
        <div
          key={name}
          className={clsx(getTopicVisibilityClasses(CONTACT_DETAIL_TOPICS[name]), isWide[name])}
        >
          <Field id={fields[name].id} error={fields[name].errors} {...labels[name]}>
            {controls[name]}
          </Field>
        </div>
      ))}
    </div>
  );
}
