import { parseWithZod } from '@conform-to/zod/v4';
import { data, redirect } from 'react-router';
import { adminPaths } from '~/content/admin/admin-paths';
import {
  MAX_VOID_REASON,
  resendGiftCardSchema,
  voidGiftCardSchema,
} from '~/domain/gift-cards/staff-gift-card';
import { findDoneMessage } from '~/domain/site/done-message';
import { GiftCardDelivery } from '~/features/admin-gift-cards/gift-card-delivery';
import { GiftCardMovements } from '~/features/admin-gift-cards/gift-card-movements';
import { GiftCardStateBadge } from '~/sections/admin/state-badges';
import { ToolAlert } from '~/sections/admin/tool-alert';
import { ToolLink, ToolSubmit } from '~/sections/admin/tool-button';
import { ToolTextarea } from '~/sections/admin/tool-field';
import { ToolHeader } from '~/sections/admin/tool-header';
import { formatAmount } from '~/sections/format/format-amount';
import { formatDay } from '~/sections/format/format-moment';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readFieldText, readForm } from '~/server/http/body/read-body.server';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/gift-card-page';

export const middleware: Route.MiddlewareFunction[] = [requireArea('gift-cards.manage')];

export const meta = () => createNoindexMeta('Gift card');

/** What a form did, by the value of the query parameter. */
const DONE_ALERTS: Readonly<Record<string, { tone: 'success' | 'warning'; title: string }>> = {
  void: { tone: 'success', title: 'The card is void. Nobody can spend it now.' },
  resent: { tone: 'success', title: 'The card is sent again.' },
  'not-resent': {
    tone: 'warning',
    title: 'Not sent: it was sent in the meantime, or can no longer be spent.',
  },
};

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { giftCardManagement } = context.get(services);
  const details = await giftCardManagement.getCard(context.get(signedIn), params.id);
  if (!details) throw data(null, { status: 404 });
  return { ...details, alert: findDoneMessage(DONE_ALERTS, url.searchParams), now: new Date() };
}

/** Sends the card once more, or voids it with a reason. */
export async function action({ params: { id }, request, context }: Route.ActionArgs) {
  const { giftCardManagement } = context.get(services);
  const form = await readForm(request);
  if (readFieldText(form, 'intent') === 'resend') {
    const resending = parseWithZod(form, { schema: resendGiftCardSchema });
    if (resending.status !== 'success') throw data(null, { status: 400 });
    const sent = await giftCardManagement.resendCard(context.get(signedIn), { id, ...resending.value });
    if (sent === 'unknown') throw data(null, { status: 404 });
    throw redirect(adminPaths.giftCard(id, sent === 'queued' ? 'done=resent' : 'done=not-resent'), 303);
  }
  const submission = parseWithZod(form, { schema: voidGiftCardSchema });
  if (submission.status !== 'success') return data(submission.reply(), { status: 400 });
  const { reason } = submission.value;
  const result = await giftCardManagement.voidCard(context.get(signedIn), { id, reason });
  if (result === 'unknown') throw data(null, { status: 404 });
  throw redirect(adminPaths.giftCard(id, 'done=void'), 303);
}

export default function GiftCardPage({ loaderData, actionData }: Route.ComponentProps) {
  const { card, movements, delivery, alert, now } = loaderData;
  const { id, codeEnd, amount, balance, endsAt, state, orderNumber } = card;
  const value = actionData?.initialValue?.reason;
  return (
    <>
      <ToolHeader
        title={codeEnd ? `Gift card …${codeEnd}` : 'Gift card'}
        text={<GiftCardStateBadge state={state} />}
      >
        <ToolLink href={adminPaths.giftCards()}>All gift cards</ToolLink>
        <ToolLink href={adminPaths.order(orderNumber)}>Order {orderNumber}</ToolLink>
      </ToolHeader>
      {alert && <ToolAlert role="status" {...alert} className="mb-2.5 max-w-2xl" />}
      <div className="grid max-w-2xl gap-6">
        <p>
          {formatAmount(balance)} of {formatAmount(amount)} are left. Valid until {formatDay(endsAt, now)}.
        </p>
        {delivery && (
          <GiftCardDelivery cardId={id} delivery={delivery} isValid={state === 'valid'} now={now} />
        )}
        <GiftCardMovements movements={movements} now={now} />
        {state !== 'void' && (
          <form
            method="post"
            action={adminPaths.giftCard(id)}
            noValidate
            data-send-once=""
            className="grid justify-items-start gap-3"
          >
            <ToolTextarea
              field={{
                id: 'void-reason',
                name: 'reason',
                errors: actionData?.error?.reason ?? undefined,
                value: typeof value === 'string' ? value : '',
              }}
              label="Reason for voiding the card"
              hint="Only staff read it. It cannot be undone."
              maxLength={MAX_VOID_REASON}
              className="w-full"
            />
            <ToolSubmit variant="danger">Make it void</ToolSubmit>
          </form>
        )}
      </div>
    </>
  );
}
