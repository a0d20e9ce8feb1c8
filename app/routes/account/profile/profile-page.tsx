import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { data, redirect } from 'react-router';
import { MAX_SHOWN_PROFILE, type Profile, profileSchema } from '~/domain/accounts/profile-schema';
import { formatIndianPhone } from '~/domain/india/phone';
import { AccountSection } from '~/features/profile/account-section';
import { AddressList } from '~/features/profile/address-list';
import { ProfileForm } from '~/features/profile/profile-form';
import { ProfileFormErrorAlert } from '~/features/profile/profile-form-error-alert';
import { ProfilePictureForm } from '~/features/profile/profile-picture-form';
import { addSavedMessage, readSavedMessage, SavedAlert } from '~/features/profile/saved-alert';
import { paths } from '~/paths';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readFieldText, readForm } from '~/server/http/body/read-body.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/profile-page';

export const meta = () => createNoindexMeta('Profile');

export async function loader({ request, context }: Route.LoaderArgs) {
  const { profiles, addressBook } = context.get(services);
  const actor = context.get(signedIn);
  const [profile, addresses] = await Promise.all([
    profiles.getProfile(actor),
    addressBook.listAddresses(actor, 'delivery'),
  ]);
  return { profile, addresses, email: actor.user.email, savedMessage: readSavedMessage(request.url) };
}

interface ProfileErrors {
  lastResult?: SubmissionResult<string[]>;
  /** What the form showed. */
  shown?: string | undefined;
  pictureError?: string;
}

const PICTURE_IN_PROGRESS =
  'Your previous picture is still being processed. Please wait a few seconds and try again.';
const TOO_MANY_PICTURES = 'We are processing many pictures right now. Please try again in a minute.';

const describeStored = ({ name, phone, company, job }: Profile): string =>
  `Your details were changed on another page meanwhile, to: ${[
    name,
    phone && formatIndianPhone(phone),
    company,
    job,
  ]
    .filter(Boolean)
    .join(', ')}. Save again to replace them with what you typed.`;

const page = paths.account.profile();
const rejectForm = (errors: ProfileErrors, status = 400) => data(errors, { status });

export async function action({ request, context }: Route.ActionArgs) {
  const { profiles, addressBook } = context.get(services);
  const actor = context.get(signedIn);
  const formData = await readForm(request);
  switch (formData.get('intent')) {
    case 'profile': {
      const submission = parseWithZod(formData, { schema: profileSchema });
      const shown = readFieldText(formData, 'shown', MAX_SHOWN_PROFILE) || undefined;
      if (submission.status !== 'success') return rejectForm({ lastResult: submission.reply(), shown });
      const stored = await profiles.saveProfile(actor, submission.value, shown);
      if (stored)
        return rejectForm({ lastResult: submission.reply({ formErrors: [describeStored(stored)] }) }, 409);
      throw redirect(addSavedMessage(page, 'profile'), 303);
    }
    case 'picture': {
      const file = formData.get('picture');
      const result = await profiles.savePicture(actor, file instanceof File ? file : new File([], ''));
      if (result.kind === 'refused') return rejectForm({ pictureError: result.issue });
      if (result.kind === 'running') return rejectForm({ pictureError: PICTURE_IN_PROGRESS }, 409);
      if (result.kind === 'full') return rejectForm({ pictureError: TOO_MANY_PICTURES }, 503);
      if (result.kind === 'wait') {
        const minutes = Math.ceil(result.seconds / 60);
        return rejectForm(
          { pictureError: `Too many attempts. Please try again in ${minutes} minutes.` },
          429,
        );
      }
      throw redirect(addSavedMessage(page, 'picture'), 303);
    }
    case 'remove-picture':
      await profiles.removePicture(actor);
      throw redirect(page, 303);
    case 'remove-portrait':
      await profiles.savePortrait(actor, undefined);
      throw redirect(addSavedMessage(page, 'initials'), 303);
    case 'default':
      if (!(await addressBook.setDefault(actor, { kind: 'delivery', id: readFieldText(formData, 'id') })))
        throw data(null, { status: 404 });
      throw redirect(addSavedMessage(page, 'default'), 303);
    default:
      throw data(null, { status: 400 });
  }
}

export default function ProfilePage({ loaderData, actionData }: Route.ComponentProps) {
  const { profile, addresses, email, savedMessage } = loaderData;
  const { lastResult, shown, pictureError } = actionData ?? {};
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-grout">
      <h1 className="mb-6 text-tool">Profile</h1>
      <SavedAlert message={savedMessage} />
      <ProfileFormErrorAlert formId="profile" lastResult={lastResult} />
      <AccountSection id="picture-section" title="Picture" hint="Only you see it.">
        <ProfilePictureForm user={profile} error={pictureError} />
      </AccountSection>
      <AccountSection id="details" title="You" hint="Used to fill in the checkout.">
        <ProfileForm profile={profile} email={email} lastResult={lastResult} shown={shown} />
      </AccountSection>
      <AccountSection id="addresses" title="Address book" hint="Your delivery addresses.">
        <AddressList kind="delivery" addresses={addresses} />
      </AccountSection>
    </div>
  );
}
