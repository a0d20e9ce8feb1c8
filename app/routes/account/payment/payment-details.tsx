import { parseWithZod } from '@conform-to/zod/v4';
import { data, redirect } from 'react-router';
import { paymentDetailsSchema } from '~/domain/payment-details';
import { AddressList } from '~/features/profile/address-list';
import { after, doneWords } from '~/features/profile/done';
import { DoneNotice } from '~/features/profile/done-notice';
import { FaultsNotice } from '~/features/profile/faults-notice';
import { PaymentForm } from '~/features/profile/payment-form';
import { Section } from '~/features/profile/section';
import { paths } from '~/paths';
import { hiddenPageMeta } from '~/sections/hidden-page-meta';
import { fieldText, readForm } from '~/server/http/read-body.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/signed-in.server';
import { Notice } from '~/ui/notice';
import type { Route } from './+types/payment-details';

export const meta = () => hiddenPageMeta('Payment details');

export async function loader({ request, context }: Route.LoaderArgs) {
  const { profiles, addressBook } = context.get(services);
  const actor = context.get(signedIn);
  const [{ paymentMethod, upiId }, addresses] = await Promise.all([
    profiles.profileOf(actor),
    addressBook.addressesOf(actor, 'billing'),
  ]);
  return { details: { paymentMethod, upiId }, addresses, done: doneWords(request.url) };
}

const page = paths.account.paymentDetails();

export async function action({ request, context }: Route.ActionArgs) {
  const { profiles, addressBook } = context.get(services);
  const actor = context.get(signedIn);
  const posted = await readForm(request);
  if (posted.get('intent') === 'default') {
    if (!(await addressBook.makeDefault(actor, 'billing', fieldText(posted, 'id'))))
      throw data(null, { status: 404 });
    throw redirect(after(page, 'default'), 303);
  }
  const submission = parseWithZod(posted, { schema: paymentDetailsSchema });
  if (submission.status !== 'success') return data(submission.reply(), { status: 400 });
  await profiles.savePaymentDetails(actor, submission.value);
  throw redirect(after(page, 'payment'), 303);
}

export default function PaymentDetails({ loaderData, actionData }: Route.ComponentProps) {
  const { details, addresses, done } = loaderData;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-grout">
      <h1 className="mb-6 text-h1">Payment details</h1>
      <DoneNotice words={done} />
      <FaultsNotice lastResult={actionData} />
      <Section id="billing" title="Billing addresses" hint="For invoices to a company, with its GSTIN.">
        <AddressList kind="billing" addresses={addresses} />
      </Section>
      <Section
        id="paying"
        title="Paying"
        hint="Only where a form begins: you can choose anew with every order."
      >
        <PaymentForm details={details} lastResult={actionData} />
      </Section>
      <Notice title="No card number is ever kept here" className="mt-4">
        Nor a bank login or a UPI PIN. You pay in your own app or at your own bank; there is no field on this
        site for what must stay with you.
      </Notice>
    </div>
  );
}
