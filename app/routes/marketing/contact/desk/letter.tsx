import { contactTopics } from '~/content/contact';
import { LEAD_LIMITS } from '~/domain/lead';
import { EmailField, NameField, PhoneField } from '~/features/leads/sender-fields';
import { controlsOf } from '~/ui/conform-fields';
import { Field } from '~/ui/field';
import { Textarea } from '~/ui/textarea';
import { Details, detailNames } from './details';
import type { LetterField, LetterFields } from './letter-fields';
import { shownFor } from './shown-for';

type Fields = Record<keyof LetterFields, LetterField>;

/** What is asked: what only the chosen topic needs first, then the letter itself and where the answer goes. */
export function Letter({ fields }: { fields: Fields }) {
  const { name, email, phone, message } = fields;
  const details = detailNames.map((detail) => fields[detail]);
  const control = controlsOf([message, ...details, name, email, phone]);
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
        <NameField field={name} control={control} />
        <EmailField field={email} control={control} />
      </div>
      <PhoneField field={phone} control={control} className="sm:max-w-[calc(50%-0.625rem)]" />
    </>
  );
}
