import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { data, redirect } from 'react-router';
import { profileSchema } from '~/domain/profile';
import { AddressList } from '~/features/profile/address-list';
import { after, doneWords } from '~/features/profile/done';
import { DoneNotice } from '~/features/profile/done-notice';
import { FaultsNotice } from '~/features/profile/faults-notice';
import { PictureForm } from '~/features/profile/picture-form';
import { ProfileForm } from '~/features/profile/profile-form';
import { Section } from '~/features/profile/section';
import { paths } from '~/paths';
import { hiddenPageMeta } from '~/sections/hidden-page-meta';
import { fieldText, readForm } from '~/server/http/read-body.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/signed-in.server';
import type { Route } from './+types/profile';

export const meta = () => hiddenPageMeta('Profile');

export async function loader({ request, context }: Route.LoaderArgs) {
  const { profiles, addressBook } = context.get(services);
  const actor = context.get(signedIn);
  const [profile, addresses] = await Promise.all([
    profiles.profileOf(actor),
    addressBook.addressesOf(actor, 'delivery'),
  ]);
  return { profile, addresses, email: actor.person.email, done: doneWords(request.url) };
}

interface Faults {
  lastResult?: SubmissionResult<string[]>;
  pictureFault?: string;
}

const PICTURE_RUNNING =
  'Your picture before this one is still being worked on. Please wait a few seconds, then choose this one again.';
const PICTURES_FULL = 'Many pictures are being worked on right now. Please choose yours again in a minute.';

const page = paths.account.profile();
const faulty = (faults: Faults, status = 400) => data(faults, { status });

export async function action({ request, context }: Route.ActionArgs) {
  const { profiles, addressBook } = context.get(services);
  const actor = context.get(signedIn);
  const posted = await readForm(request);
  switch (posted.get('intent')) {
    case 'profile': {
      const submission = parseWithZod(posted, { schema: profileSchema });
      if (submission.status !== 'success') return faulty({ lastResult: submission.reply() });
      await profiles.saveProfile(actor, submission.value);
      throw redirect(after(page, 'profile'), 303);
    }
    case 'picture': {
      const sent = posted.get('picture');
      const result = await profiles.keepPicture(actor, sent instanceof File ? sent : new File([], ''));
      if (result.kind === 'refused') return faulty({ pictureFault: result.fault });
      if (result.kind === 'running') return faulty({ pictureFault: PICTURE_RUNNING }, 409);
      if (result.kind === 'full') return faulty({ pictureFault: PICTURES_FULL }, 503);
      if (result.kind === 'wait') {
        const minutes = Math.ceil(result.seconds / 60);
        return faulty({ pictureFault: `That was often. Please try again in ${minutes} minutes.` }, 429);
      }
      throw redirect(after(page, 'picture'), 303);
    }
    case 'remove-picture':
      await profiles.removePicture(actor);
      throw redirect(page, 303);
    case 'remove-portrait':
      await profiles.keepPortrait(actor, undefined);
      throw redirect(after(page, 'initials'), 303);
    case 'default':
      if (!(await addressBook.makeDefault(actor, 'delivery', fieldText(posted, 'id'))))
        throw data(null, { status: 404 });
      throw redirect(after(page, 'default'), 303);
    default:
      throw data(null, { status: 400 });
  }
}

export default function ProfilePage({ loaderData, actionData }: Route.ComponentProps) {
  const { profile, addresses, email, done } = loaderData;
  const { lastResult, pictureFault } = actionData ?? {};
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-grout">
      <h1 className="mb-6 text-h1">Profile</h1>
      <DoneNotice words={done} />
      <FaultsNotice lastResult={lastResult} />
      <Section id="picture-section" title="Picture" hint="Only you see it, here in your account.">
        <PictureForm person={profile} fault={pictureFault} />
      </Section>
      <Section id="details" title="You" hint="The checkout comes filled in with it.">
        <ProfileForm profile={profile} email={email} lastResult={lastResult} />
      </Section>
      <Section id="addresses" title="Address book" hint="Where your parcels go.">
        <AddressList kind="delivery" addresses={addresses} />
      </Section>
    </div>
  );
}
