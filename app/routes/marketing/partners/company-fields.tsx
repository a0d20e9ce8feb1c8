import type { FieldMetadata } from '@conform-to/react';
import { LEAD_LIMITS } from '~/domain/contact/lead-schemas';
import { PARTNER_LIMITS } from '~/domain/contact/partner-schema';
import { SenderEmailField, SenderNameField, SenderPhoneField } from '~/features/contact/sender-fields';
import { createControlProps } from '~/ui/forms/conform-fields';
import { Field } from '~/ui/forms/field';
import { Input } from '~/ui/forms/input';

export type PartnerFormFields = Record<
  'kind' | 'organisation' | 'city' | 'web' | 'gstin' | 'name' | 'role' | 'email' | 'phone' | 'message',
  string
>;

/** A field of the form as Conform describes it. */
type PartnerFormField = FieldMetadata<string, PartnerFormFields, string[]>;

type Fields = Record<keyof PartnerFormFields, PartnerFormField>;

/** In the order of the form. */
export const listCompanyFields = ({
  organisation,
  city,
  web,
  gstin,
  name,
  role,
  email,
  phone,
}: Fields): PartnerFormField[] => [organisation, city, web, gstin, name, role, email, phone];

interface CompanyFieldsProps {
  fields: Fields;
  /** Whether the first invalid field may be among these. */
  canAutoFocus: boolean;
}

/** The fields of the company and its contact, two in each row. */
export function CompanyFields({ fields, canAutoFocus }: CompanyFieldsProps) {
  const { organisation, city, web, gstin, name, role, email, phone } = fields;
  const control = createControlProps(canAutoFocus ? listCompanyFields(fields) : []);
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field id={organisation.id} label="College, company or group" error={organisation.errors} required>
        <Input {...control(organisation)} autoComplete="organization" maxLength={LEAD_LIMITS.company} />
      </Field>
      <Field id={city.id} label="City" error={city.errors} required>
        <Input {...control(city)} autoComplete="address-level2" maxLength={PARTNER_LIMITS.city} />
      </Field>
      <Field id={web.id} label="Web address" optional="if there is one" error={web.errors}>
        <Input {...control(web)} inputMode="url" autoComplete="url" maxLength={PARTNER_LIMITS.web} />
      </Field>
      <Field id={gstin.id} label="GSTIN" optional="if money changes hands" error={gstin.errors}>
        <Input
          {...control(gstin)}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={PARTNER_LIMITS.gstin}
        />
      </Field>
      <SenderNameField field={name} control={control} />
      <Field id={role.id} label="Job title" optional="if you like" error={role.errors}>
        <Input {...control(role)} autoComplete="organization-title" maxLength={PARTNER_LIMITS.role} />
      </Field>
      <SenderEmailField field={email} control={control} />
      <SenderPhoneField field={phone} control={control} />
    </div>
  );
}
