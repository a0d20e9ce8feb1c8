import { type SubmissionResult, useForm } from '@conform-to/react';
import { PROFILE_LIMITS, type Profile, toShownProfile } from '~/domain/accounts/profile-schema';
import { formatIndianPhone } from '~/domain/india/phone';
import { paths } from '~/paths';
import { Button } from '~/ui/buttons/button';
import { createFormFields } from '~/ui/forms/conform-fields';
import { TextField } from '~/ui/forms/text-field';

interface ProfileFormProps {
  profile: Profile;
  email: string;
  lastResult: SubmissionResult<string[]> | undefined;
  /** What the form showed that was not accepted. */
  shown: string | undefined;
}

/** Name, phone number, company and job of the user. */
export function ProfileForm({ profile, email, lastResult, shown }: ProfileFormProps) {
  const { phone } = profile;
  const [, fields] = useForm<Profile>({
    id: 'profile',
    lastResult: lastResult ?? null,
    defaultValue: { ...profile, phone: phone && formatIndianPhone(phone) },
  });
  const field = createFormFields([fields.name, fields.phone, fields.company, fields.job]);
  return (
    <form
      method="post"
      action={paths.account.profile()}
      noValidate
      data-send-once=""
      className="grid gap-4 sm:grid-cols-2"
    >
      <input type="hidden" name="intent" value="profile" />
      <input type="hidden" name="shown" value={shown ?? toShownProfile(profile)} />
      <TextField
        field={field(fields.name)}
        label="Your name"
        autoComplete="name"
        maxLength={PROFILE_LIMITS.name}
      />
      <TextField
        field={field(fields.phone)}
        label="Phone number"
        hint="For couriers, and when we have a question about an order."
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={PROFILE_LIMITS.phone}
        placeholder="98765 43210"
        optional
      />
      <TextField
        field={field(fields.company)}
        label="Company"
        autoComplete="organization"
        maxLength={PROFILE_LIMITS.company}
        optional
      />
      <TextField
        field={field(fields.job)}
        label="Job title"
        autoComplete="organization-title"
        maxLength={PROFILE_LIMITS.job}
        optional
      />
      <p className="text-sm text-muted wrap-anywhere sm:col-span-2">
        Your email address is {email}. It is changed under{' '}
        <a href={paths.account.security()} className="underline underline-offset-4 hover:text-link">
          Security
        </a>
        , with your password.
      </p>
      <div className="sm:col-span-2">
        <Button type="submit">Save my details</Button>
      </div>
    </form>
  );
}
