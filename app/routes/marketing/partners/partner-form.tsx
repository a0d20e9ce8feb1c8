import { type SubmissionResult, useForm } from '@conform-to/react';
import { type PartnerKind, partnerKinds, partnersContent } from '~/content/contact/partners-content';
import { LEAD_LIMITS } from '~/domain/contact/lead-schemas';
import { ContactFormErrorAlert } from '~/features/contact/contact-form-error-alert';
import { Honeypot } from '~/features/contact/honeypot';
import { paths } from '~/paths';
import { Button } from '~/ui/buttons/button';
import { ChoiceGroup } from '~/ui/forms/choice-group';
import { Field } from '~/ui/forms/field';
import { Textarea } from '~/ui/forms/textarea';
import { Icon } from '~/ui/icons/icon';
import { CompanyFields, listCompanyFields, type PartnerFormFields } from './company-fields';
import { PartnerRecipient } from './partner-recipient';

interface PartnerFormProps {
  /** The kind that is selected when the page opens. */
  kind: PartnerKind['id'] | undefined;
  /** Result of the last submission, with the entered values. */
  lastResult: SubmissionResult<string[]> | undefined;
}

/** The partner form: kind, company, contact and message. It works without script. */
export function PartnerForm({ kind: openedKind, lastResult }: PartnerFormProps) {
  const [form, fields] = useForm<PartnerFormFields, string[]>({
    id: 'partner',
    lastResult: lastResult ?? null,
  });
  const { kind, message } = fields;
  // The metadata has getters, which a spread leaves out.
  const firstChoice = { id: `${kind.id}-0`, name: kind.name, errors: kind.errors };
  const Heading = lastResult ? 'h1' : 'h2';
  return (
    <section
      id="join"
      aria-labelledby="join-title"
      className={`wrap scroll-mt-6 ${lastResult ? 'pt-10 md:pt-16' : 'section'}`}
    >
      <form
        method="post"
        action={paths.partners()}
        noValidate
        data-send-once=""
        className="group/house relative grid gap-x-14 gap-y-10 lg:grid-cols-[4fr_8fr]"
      >
        <div>
          <Heading id="join-title" className="max-w-[10ch] text-h2">
            {partnersContent.formHeadline}
          </Heading>
          <p className="mt-5 max-w-[26em] text-lg text-muted">{partnersContent.formLead}</p>
          <PartnerRecipient />
        </div>
        <div className="grid content-start gap-5">
          <ContactFormErrorAlert
            fields={[firstChoice, message, ...listCompanyFields(fields)]}
            allErrors={form.allErrors}
          />
          <ChoiceGroup
            id={kind.id}
            name={kind.name}
            legend="How would you work with us?"
            layout="tiles"
            options={partnerKinds.map(({ id, name }) => ({ value: id, label: name }))}
            defaultValue={kind.initialValue ?? openedKind ?? partnerKinds[0]?.id}
            error={kind.errors?.[0]}
          />
          <Field
            id={message.id}
            label="What do you have in mind?"
            hint="What you would bring, what you need, and by when."
            error={message.errors}
            required
          >
            <Textarea
              name={message.name}
              defaultValue={message.initialValue}
              rows={5}
              maxLength={LEAD_LIMITS.message}
              autoFocus={Boolean(message.errors)}
              className="min-h-36"
            />
          </Field>
          <CompanyFields fields={fields} canAutoFocus={!message.errors} />
          <Honeypot formId={form.id} />
          <div>
            <Button type="submit" size="lg">
              Send it over
              <Icon name="arrow-right" />
            </Button>
          </div>
        </div>
      </form>
    </section>
  );
}
