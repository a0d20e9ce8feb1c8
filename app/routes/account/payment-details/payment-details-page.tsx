import { parseWithZod } from '@conform-to/zod/v4';
import { data, redirect } from 'react-router';
import { paymentDetailsSchema } from '~/domain/accounts/profile-schema';
import { AccountSection } from '~/features/profile/account-section';
import { AddressList } from '~/features/profile/address-list';
import { PaymentDetailsForm } from '~/features/profile/payment-details-form';
import { ProfileFormErrorAlert } from '~/features/profile/profile-form-error-alert';
import { addSavedMessage, readSavedMessage, SavedAlert } from '~/features/profile/saved-alert';
import { paths } from '~/paths';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readFieldText, readForm } from '~/server/http/body/read-body.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import { Alert } from '~/ui/feedback/alert';
import type { Route } from './+types/payment-details-page';

export const meta = () => createNoindexMeta('Payment details');

export async function loader({ request, context }: Route.LoaderArgs) {
  const { profiles, addressBook } = context.get(services);
  const actor = context.get(signedIn);
  const [{ paymentMethod, upiId }, addresses] = await Promise.all([
    profiles.getProfile(actor),
    addressBook.listAddresses(actor, 'billing'),
  ]);
  return { details: { paymentMethod, upiId }, addresses, savedMessage: readSavedMessage(request.url) };
}

const page = paths.account.paymentDetails();

export async function action({ request, context }: Route.ActionArgs) {
  const { profiles, addressBook } = context.get(services);
  const actor = context.get(signedIn);
  const formData = await readForm(request);
  if (formData.get('intent') === 'default') {
    if (!(await addressBook.setDefault(actor, { kind: 'billing', id: readFieldText(formData, 'id') })))
      throw data(null, { status: 404 });
    throw redirect(addSavedMessage(page, 'default'), 303);
  }
  const submission = parseWithZod(formData, { schema: paymentDetailsSchema });
  if (submission.status !== 'success') return data(submission.reply(), { status: 400 });
  await profiles.savePaymentDetails(actor, submission.value);
  throw redirect(addSavedMessage(page, 'payment'), 303);
}

export default function PaymentDetailsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { details, addresses, savedMessage } = loaderData;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-grout">
      <h1 className="mb-6 text-tool">Payment details</h1>
      <SavedAlert message={savedMessage} />
      <ProfileFormErrorAlert formId="payment" lastResult={actionData} />
      <AccountSection
        id="billing"
        title="Billing addresses"
        hint="For invoices to a company, with its GSTIN."
      >
        <AddressList kind="billing" addresses={addresses} />
      </AccountSection>
      <AccountSection
        id="paying"
        title="Paying"
        hint="The checkout starts with this choice. You can change it for each order."
      >
        <PaymentDetailsForm details={details} lastResult={actionData} />
      </AccountSection>
      <Alert title="We never store card numbers" className="mt-4">
        Nor a bank login or a UPI PIN. You pay in your own app, at your bank or on the page of a payment
        provider.
      </Alert>
    </div>
  );
}
