import { paths } from '~/paths';
import { LinkButton } from '~/ui/buttons/link-button';

/** Buyers also see it when they go back after an order, or after an order in another tab. */
const EMPTY_TEXT =
  'Your cart is empty. If you have just ordered, the order is placed: the confirmation that we emailed has the link to it.';

/** Another buyer was faster, or the products were withdrawn: the alert above names them. */
const NOTHING_LEFT_TEXT = 'No order was placed, and there is nothing to pay.';

const STOCK_ALERT_TEXT = 'The page of a sold-out product has a form: we email you when it is back.';

interface EmptyCheckoutProps {
  /** Sentences about lines that cannot be ordered any more. */
  updates: readonly string[];
  /** An order was refused because none of its lines can be ordered any more. */
  isRefused: boolean;
  /** Where the buyer came from. */
  backLink: { label: string; href: string };
}

/** Empty state of the checkout. */
export function EmptyCheckout({ updates, isRefused, backLink }: EmptyCheckoutProps) {
  if (isRefused)
    return (
      <EmptyFrame
        title="Nothing of this order is left"
        texts={[`${NOTHING_LEFT_TEXT} ${STOCK_ALERT_TEXT}`]}
        backLink={backLink}
      />
    );
  return updates.length > 0 ? (
    <EmptyFrame
      title="None of these items can be ordered"
      texts={[...updates, STOCK_ALERT_TEXT]}
      backLink={backLink}
    />
  ) : (
    <EmptyFrame title="There is nothing to order yet" texts={[EMPTY_TEXT]} backLink={backLink} />
  );
}

interface EmptyFrameProps extends Pick<EmptyCheckoutProps, 'backLink'> {
  title: string;
  texts: readonly string[];
}

function EmptyFrame({ title, texts, backLink }: EmptyFrameProps) {
  return (
    <section className="grid justify-items-start gap-4 rounded-tile bg-surface p-6 md:p-10">
      <h2 className="text-h3">{title}</h2>
      <ul className="grid gap-1 text-muted wrap-anywhere">
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <LinkButton href={paths.shop.home()}>Go to the shop</LinkButton>
        <LinkButton href={backLink.href} variant="quiet">
          {backLink.label}
        </LinkButton>
      </div>
    </section>
  );
}
