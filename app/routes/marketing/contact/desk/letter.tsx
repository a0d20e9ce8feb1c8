import { contactTopics } from '~/content/contact';
import { LEAD_LIMITS } from '~/domain/lead';
import { Field } from '~/ui/field';
import { Input } from '~/ui/input';
import { Textarea } from '~/ui/textarea';
import { Details, detailNames } from './details';
import type { LetterField, LetterFields } from './letter-fields';
import { shownFor } from './shown-for';

type Fields = Record<keyof LetterFields, LetterField>;

/** What is asked: what only the chosen topic needs first, then the letter itself and where the answer goes. */
export function Letter({ fields }: { fields: Fields }) {
  const { name, email, phone, message } = fields;
  const details = detailNames.map((detail) => fields[detail]);
  const firstFault = [message, ...details, name, email, phone].find(({ errors }) => errors)?.id;
  const control = (field: LetterField) => ({
    name: field.name,
    defaultValue: field.initialValue,
    autoFocus: firstFault === field.id,
  });
  return (
    <>
      <Field id={message.id} label="Your message" error={message.errors} required>
        <Textarea {...control(message)} rows={6} maxLength={LEAD_LIMITS.message} className="min-h-44" />
        {contactTopics.map(({ id, hint }) => (
          <p key={id} className={`${shownFor([id])} text-sm text-muted`}>
            {hint}
          </p>
        ))}
      </Field>
      <Details fields={fields} control={control} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field id={name.id} label="Your name" error={name.errors} required>
          <Input {...control(name)} autoComplete="name" maxLength={LEAD_LIMITS.name} />
        </Field>
        <Field id={email.id} label="E-mail" error={email.errors} required>
          <Input {...control(email)} type="email" autoComplete="email" maxLength={LEAD_LIMITS.email} />
        </Field>
      </div>
      <Field
        id={phone.id}
        label="Phone"
        optional="if you would rather be called"
        error={phone.errors}
        className="sm:max-w-[calc(50%-0.625rem)]"
      >
        <Input {...control(phone)} type="tel" autoComplete="tel" maxLength={LEAD_LIMITS.phone} />
      </Field>
    </>
  );
}
